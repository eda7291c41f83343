/** Which way a camera looked. */
export const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

export type Direction = (typeof directions)[number]

export function readDirection(text: string | null): Direction | undefined {
  return directions.find((known) => known === text)
}
