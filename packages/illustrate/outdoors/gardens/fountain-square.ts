import type { Stage } from '../../paper/stage.ts'
import { shape, type Markup } from '../../paper/svg.ts'
import { ellipse, rectangle, type Spot } from '../../paper/vector.ts'
import { fountain, streetLamp } from '../../roads/street.ts'
import { bed } from './garden-things.ts'
import { paving } from '../land/ground.ts'
import { Grove } from '../trees/grove.ts'
import { sides } from './sides.ts'
import { FAR_BANK } from '../water/waterfront.ts'

/** The middle of the fountain, in metres. */
const BASIN: Spot = [9, 56]

/** A wide paved square before a waterfront's far bank, in place of the water: a fountain, beds in flower, lamps, walkers. */
export function fountainSquare(on: Stage, seed: number): Markup {
  const grove = new Grove(on, seed + 9)
  const { chance } = grove
  const ground = paving(on, {
    x: -12,
    y: 3,
    width: 260,
    depth: FAR_BANK + 4,
    joints: [2.4, 2.4],
    seed,
  })
  const lawns = [rectangle(30, 26, 60, 40), rectangle(30, 76, 80, 30), rectangle(-5, 92, 60, 14)]
  const beds: readonly (readonly [Spot, number, number])[] = [
    [[17, 20], 8, 2.2],
    [[-4, 92], 3, 2],
    [[34, 70], 5, 1.6],
  ]
  for (const [at, rx, ry] of beds)
    for (let i = 0; i < rx * ry * 6; i++) {
      const [angle, out] = [chance.next() * Math.PI * 2, Math.sqrt(chance.next()) * 0.9]
      grove.plant(
        chance.chance(0.4) ? 'bougainvillea' : 'shrub',
        [at[0] + Math.cos(angle) * rx * out, at[1] + Math.sin(angle) * ry * out],
        chance.between(0.4, 0.9),
      )
    }
  grove.add(BASIN, fountain(on, BASIN, 10, seed))
  for (let i = 0; i < 6; i++) grove.plant('royalPalm', [27, 30 + i * 13], chance.between(9, 10.5))
  for (let x = 34; x < 90; x += 9)
    grove.plant(
      chance.pick(['neem', 'gulmohar']),
      [x, chance.between(80, 104)],
      chance.between(7, 9),
    )
  for (let x = 31; x < 80; x += 1.2) grove.plant('shrub', [x, 27], chance.between(0.5, 0.8))
  for (const at of [
    [-5, 34],
    [-5, 62],
    [-5, 90],
    [24, 44],
    [24, 72],
    [24, 100],
  ] as const)
    grove.add(at, streetLamp(on, at, 6.4))
  for (let i = 0; i < 46; i++) {
    const at: Spot = [chance.between(-7, 27), 34 + 90 * chance.next()]
    if (Math.hypot(at[0] - BASIN[0], at[1] - BASIN[1]) > 12)
      grove.person(chance.pick(grove.people.names), at, chance.chance(0.5))
  }
  // On the left lies the promenade.
  sides(on, grove, seed, -1, ['right'])
  const green = lawns
    .map((plan) => shape(on.camera.ground(plan), on.light.colours.lawn[1]))
    .join('')
  const soil = beds.map(([at, rx, ry]) => bed(on, ellipse(at[0], at[1], rx, ry))).join('')
  return ground + green + soil + grove.shadows() + grove.standing()
}
