import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import type { Markup } from '../../paper/svg.ts'
import { makes, spans, towersOf } from './apartment-makes.ts'
import { apartments } from './apartments.ts'
import { STOREY } from './bays.ts'
import { towerPlaces } from './tower-places.ts'

/** An estate's towers as a garden's backdrop. */
export interface EstateTowers {
  count: number
  floors: number
  /** 1 with the towers to the right, -1 to the left. */
  hand: number
  seed: number
  /** As in the facts. */
  design?: number | undefined
  /** Sheet px, as in the view, whose centre is the sheet's. */
  focal: number
}

/** All the towers across the back, each clear of the next. */
export function estateTowers(
  on: Stage,
  { count, floors, hand, seed, design, focal }: EstateTowers,
): Markup {
  const tower =
    design === undefined
      ? { make: nth(makes, seed % makes.length), seed: seed + 70 }
      : towersOf(design)
  return towerPlaces({
    count,
    span: spans[tower.make] * 0.88,
    height: floors * STOREY + 6,
    focal,
    rise: on.camera.horizon * 0.82,
    left: -500,
    right: 730,
    middle: 240,
    gap: 80,
    least: 90,
  })
    .map(([x, y], neighbour) => ({ at: [x * hand, y] as const, neighbour }))
    .toSorted((a, b) => b.at[1] - a.at[1])
    .map((one) => apartments(on, { ...one, ...tower, turn: 0.32 * hand, floors }).body)
    .join('')
}
