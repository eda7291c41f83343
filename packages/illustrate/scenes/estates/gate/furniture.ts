import { boom, GATE, guardHouse } from '../../../buildings/estate/gatehouse.ts'
import { box } from '../../../buildings/solids.ts'
import { lampPost, wallLamp } from '../../../outdoors/gardens/garden-things.ts'
import type { Grove } from '../../../outdoors/trees/grove.ts'
import { stand } from '../../../paper/camera.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { lift, type Spot } from '../../../paper/vector.ts'
import type { Person } from '../../../people/figure-drawings.ts'
import { carEnd, carHeight, carMakes } from '../../../roads/car-ends.ts'
import { carPaints } from '../../../roads/cars.ts'

/** Metres to the canopy's front; half the island's width; the outer edge of a carriageway. */
export const [FRONT, ISLAND, EDGE] = [25, 1.9, 8.2]

/** The middle of the bed under the tree on the other side of the drive, in metres. */
export const UNDER_TREE: Spot = [EDGE + 5.2, 14.2]

export const centre = ({ camera }: Stage): [number, number] => {
  const [x, y] = camera.project([0, FRONT + 2, 0])
  return [x, y]
}

/** Who is at the gate, by seed: one at the barrier, two on the right, one on the left. */
const parties: readonly (readonly [Person, Person, Person | undefined, Person])[] = [
  ['man', 'sari', 'boy', 'kurta'],
  ['office', 'elder', 'girl', 'salwar'],
  ['man', 'mother', undefined, 'elder'],
  ['elder', 'salwar', 'sari', 'office'],
  ['man', 'kurta', 'office', 'mother'],
]

/** What stands at the gate besides its roof and walls, and who. */
export function furniture(
  on: Stage,
  grove: Grove,
  hand: number,
  accent: string,
  seed: number,
): void {
  const { chance } = grove
  grove.add([0, FRONT - 2], guardHouse(on, -1.3, FRONT - 2, accent))
  grove.add([-ISLAND, FRONT - 3.4], boom(on, -ISLAND + 0.3, FRONT - 3.4, -5.8, 62))
  grove.add([ISLAND, FRONT - 3.4], boom(on, ISLAND - 0.3, FRONT - 3.4, 5.8, 0))
  for (const x of [-EDGE - 0.2, EDGE - 0.2])
    grove.add([x, FRONT - 3.4], box(on, [x, FRONT - 3.4, 0], [0.3, 0.3, 1.1], '#2f3438'))
  arrivals(on, grove, seed)
  for (let y = 11; y < FRONT - 5; y += 0.8)
    for (const x of [-1, 0, 1])
      grove.plant(
        chance.chance(0.3) ? 'bougainvillea' : 'shrub',
        [x * 1.2, y],
        chance.between(0.4, 0.7),
      )
  for (const y of [12.5, 17.5]) grove.plant('royalPalm', [0, y], y < 15 ? 7.4 : 8)
  for (let i = 0; i < 46; i++) {
    const [angle, out] = [chance.next() * 6.3, Math.sqrt(chance.next())]
    const at: Spot = [
      (EDGE + 7) * hand + Math.cos(angle) * out * 5,
      15 + Math.sin(angle) * out * 2.6,
    ]
    grove.plant(chance.chance(0.4) ? 'bougainvillea' : 'shrub', at, chance.between(0.5, 0.95))
  }
  grove.plant('frangipani', [(EDGE + 8) * hand, 16], 4.4)
  for (const side of [-1, 1])
    for (let x = GATE.half + 1; x < 60; x += 1.5)
      grove.plant(
        chance.chance(0.4) ? 'bougainvillea' : 'shrub',
        [side * x, FRONT + 1.2 - (x % 2)],
        chance.between(0.8, 1.4),
      )
  for (const x of [-15, -21, -28, 24, 31])
    grove.plant(x < 0 ? 'royalPalm' : 'gulmohar', [x * hand, FRONT - 0.6], chance.between(8, 9.5))
  grove.plant('neem', [-(EDGE + 8) * hand, 14.5], 9)
  for (let i = 0; i < 26; i++) {
    const [angle, out] = [chance.next() * 6.3, Math.sqrt(chance.next())]
    const [x, y] = UNDER_TREE
    grove.plant(
      chance.chance(0.4) ? 'bougainvillea' : 'shrub',
      [-x * hand + Math.cos(angle) * out * 2.2, y + Math.sin(angle) * out * 1.5],
      chance.between(0.4, 0.8),
    )
  }
  for (const y of [10, 19]) {
    const at: Spot = [-(EDGE + 1) * hand, y + 2]
    grove.add(at, lampPost(on, at, 4.4))
  }
  for (const side of [-1, 1])
    for (let x = GATE.half + 6.6; x < 60; x += 6)
      grove.add([side * x, FRONT + 2], wallLamp(on, [side * x, FRONT + 2.6, 2.7]))
}

/** A car at the barrier, one that comes out, and people; paints, makes and people change with the seed. */
function arrivals(on: Stage, grove: Grove, seed: number): void {
  const car = (at: Spot, end: 'back' | 'front', turn: number): void => {
    const make = nth(carMakes, turn % carMakes.length)
    const paint = nth(carPaints, turn % carPaints.length)
    grove.add(at, stand(on.camera, carEnd(on, paint, end, make), lift(at, 0), carHeight[make]))
  }
  car([-5, FRONT - 4.9], 'back', seed * 5 + 1)
  car([5, FRONT + 16], 'front', seed * 7 + 3)
  const [guard, visitor, second, walker] = nth(parties, seed % parties.length)
  grove.person(guard, [-2.3, FRONT - 4.6], false)
  grove.person(visitor, [EDGE + 1, FRONT + 1])
  if (second) grove.person(second, [EDGE + 1.7, FRONT + 1.4])
  grove.person(walker, [-EDGE - 1.2, FRONT + 3], true)
}
