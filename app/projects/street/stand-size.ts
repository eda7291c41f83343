import { FLOOR, unitsOf } from './street-scale.ts'
import type { Stand } from './street-listing.ts'

/** Drawing units. How wide towers and outlines are carries no fact; floors and plots are to scale. */
export const TOWER = { front: 27, bay: 9 } as const
export const WAITING = { width: 24, height: 216 } as const
/** Land without a stated size: stakes, as wide and high as looks like land and no more. */
export const STAKES = { width: 40, height: 44 } as const
/** How far a podium of two floors stands out on either side of commercial towers. */
export const PODIUM = { out: 10, floors: 2 } as const
/** A water tank on a roof. */
export const TANK = 10

/** The shaded flank of a tower, on the right since light comes from the left, and from one tower to the next. */
export function towerPitch(most: number): { flank: number; pitch: number } {
  return most > 2 ? { flank: 5, pitch: 36 } : { flank: 9, pitch: 45 }
}

/** How wide a listing stands, in drawing units. */
export function widthOf(stand: Stand): number {
  if (stand.kind === 'waiting') return WAITING.width
  if (stand.kind === 'land') return unitsOf(stand.sides.at(-1) ?? 0) || STAKES.width
  const { flank, pitch } = towerPitch(stand.most)
  return (stand.most - 1) * pitch + TOWER.front + flank
}

/** How high a listing stands, in drawing units, its tanks aside. */
export function heightOf(stand: Stand): number {
  if (stand.kind === 'waiting') return WAITING.height
  if (stand.kind === 'land') return unitsOf(stand.sides.at(-1) ?? 0) || STAKES.height
  return stand.floors * FLOOR
}
