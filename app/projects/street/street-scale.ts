/** Drawing units of one floor, from which all other sizes follow. */
export const FLOOR = 11

/** 213.7 m for 46 floors is the only height in spec.md (section 2, Cyberthum). */
export const FLOOR_METRES = 213.7 / 46

/** The same across and up. */
export function unitsOf(metres: number): number {
  return (metres * FLOOR) / FLOOR_METRES
}

/** A unit is under a pixel on most screens, so a tenth is enough. */
export function fine(length: number): number {
  return Math.round(length * 10) / 10
}
