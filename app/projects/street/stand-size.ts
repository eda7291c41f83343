import { FLOOR, unitsOf } from './street-scale.ts'
import type { Stand } from './street-project.ts'

/** Drawing units; widths carry no fact, floors and plots are to scale. */
export const TOWER = { front: 27, bay: 9 } as const
export const PLACEHOLDER = { width: 24, height: 216 } as const
/** Land without a stated size. */
export const STAKES = { width: 40, height: 44 } as const
/** Under commercial towers. */
export const PODIUM = { out: 10, floors: 2 } as const
export const TANK = 10

/** On the right, because light comes from the left. */
export function towerPitch(maxTowers: number): { flank: number; pitch: number } {
  return maxTowers > 2 ? { flank: 5, pitch: 36 } : { flank: 9, pitch: 45 }
}

/** In drawing units. */
export function widthOf(stand: Stand): number {
  if (stand.kind === 'unknown') return PLACEHOLDER.width
  if (stand.kind === 'land') return unitsOf(stand.sides.at(-1) ?? 0) || STAKES.width
  const { flank, pitch } = towerPitch(stand.maxTowers)
  return (stand.maxTowers - 1) * pitch + TOWER.front + flank
}

/** In drawing units, without tanks. */
export function heightOf(stand: Stand): number {
  if (stand.kind === 'unknown') return PLACEHOLDER.height
  if (stand.kind === 'land') return unitsOf(stand.sides.at(-1) ?? 0) || STAKES.height
  return stand.floors * FLOOR
}
