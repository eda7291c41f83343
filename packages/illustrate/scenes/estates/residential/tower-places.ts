import { type Make, spans } from '../../../buildings/apartments/apartment-makes.ts'
import { STOREY } from '../../../buildings/apartments/bays.ts'
import { towerPlaces } from '../../../buildings/apartments/tower-places.ts'
import type { Spot } from '../../../paper/vector.ts'

export const FOCAL = 830

/** Where an estate's towers stand on a sheet whose horizon is `horizon` px down; `hand` -1 mirrors it. */
export function placed(
  make: Make,
  floors: number,
  count: number,
  horizon: number,
  hand: number,
): Spot[] {
  return towerPlaces({
    count,
    span: spans[make],
    height: floors * STOREY + 8,
    focal: FOCAL,
    rise: horizon * 0.9,
    left: -538,
    right: 760,
    middle: 110,
    gap: 90,
    least: 78,
  }).map(([x, y]): Spot => [x * hand, y])
}
