/** Drawing units of one floor; whatever else the street shows follows from it. */
export const FLOOR = 11

/** Metres of one floor: 213.7 m for 46 floors is the only height that spec.md states (section 2, Cyberthum). */
export const FLOOR_METRES = 213.7 / 46

/** The drawing units of a length in metres, across as well as up. */
export function unitsOf(metres: number): number {
  return (metres * FLOOR) / FLOOR_METRES
}

/** A drawing unit is less than a pixel on most screens: digits beyond its tenth are bytes that nobody sees. */
export function fine(length: number): number {
  return Math.round(length * 10) / 10
}
