import { makes } from '../../../buildings/apartments/apartment-makes.ts'
import { apartments } from '../../../buildings/apartments/apartments.ts'
import type { Grove } from '../../../outdoors/trees/grove.ts'
import { nth } from '../../../paper/nth.ts'
import type { Facts } from '../../../scene.ts'

/** Metres from the middle of the road, across it and along it, to the nearest tower; how much farther the next ones stand. */
const [ACROSS, AWAY, NEXT] = [64, 165, 105]

/** The rest of a large estate is behind those. */
const SEEN = 2

/** The nearest apartment towers of an estate that faces the road, on one side of it (1: right); none where the facts name none. */
export function apartmentsBeside(
  grove: Grove,
  { towers = 0, floors = 24 }: Facts,
  side: number,
  seed: number,
): void {
  for (let i = 0; i < Math.min(towers, SEEN); i++) {
    const at = [side * (ACROSS + i * 7), AWAY + i * NEXT] as const
    grove.add(
      at,
      (there) =>
        apartments(there, {
          make: nth(makes, Math.floor(seed / 4) % makes.length),
          at,
          turn: side * -0.5,
          floors,
          seed: seed + 40,
        }).body,
    )
  }
}
