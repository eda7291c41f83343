import { bed, lampPost } from '../../../outdoors/gardens/garden-things.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { shadowReach } from '../../../paper/light.ts'
import type { Random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'
import { ellipse, type Spot } from '../../../paper/vector.ts'
import { DEEP, type Foot, WIDE } from './foot.ts'

/** Trees beyond the tower. */
export function behind(on: Stage, seed: number): Markup {
  const far = new Grove(on, seed + 4)
  for (let x = -120; x < 120; x += 5)
    far.plant(far.chance.pick(['neem', 'ashoka', 'gulmohar', 'neem']), [
      x + far.chance.between(0, 4),
      far.chance.between(80, 130),
    ])
  return far.standing()
}

/** Beds along the walls, palms beside the way in, an island in flower, a tree that frames one side, and people. */
export function planting(on: Stage, grove: Grove, foot: Foot, hand: number): void {
  const { chance } = grove
  const { to } = foot
  for (const side of [-1, 1])
    for (let u = 8.9; u < 13; u += 0.5) {
      grove.plant(
        chance.chance(0.3) ? 'bougainvillea' : 'shrub',
        to(side * u, -1 - 0.5 * (Math.round(u * 10) % 3)),
        chance.between(0.7, 1.2),
      )
    }
  for (const [u, v] of [
    [12.4, -1.6],
    [15.6, -3],
    [18.6, -8.4],
    [14.4, -8.4],
    [10.2, -8.4],
  ] as const) {
    const spot = to(u * hand, v)
    grove.plant('royalPalm', spot, chance.between(7, 8.4))
    for (let i = 0; i < 8; i++)
      grove.plant(
        i % 3 ? 'shrub' : 'bougainvillea',
        [spot[0] + Math.cos(i) * 0.9, spot[1] + Math.sin(i) * 0.6],
        chance.between(0.4, 0.7),
      )
  }
  for (let v = 1; v < DEEP; v += 0.8) {
    const spot = to((-WIDE - 1.4) * hand, v)
    grove.plant(chance.chance(0.25) ? 'bougainvillea' : 'shrub', spot, chance.between(0.8, 1.4))
    if (Math.round(v * 10) % 56 === 10)
      grove.plant('royalPalm', to((-WIDE - 2.6) * hand, v), chance.between(6, 8))
  }
  const island = ellipse(9 * hand, 13.4, 6.4, 3)
  grove.add([9 * hand, 18], bed(on, island))
  for (let i = 0; i < 100; i++) {
    const [angle, out] = [chance.next() * Math.PI * 2, Math.sqrt(chance.next()) * 0.9]
    grove.plant(
      chance.chance(0.42) ? 'bougainvillea' : 'shrub',
      [(9 + Math.cos(angle) * out * 6.2) * hand, 13.4 + Math.sin(angle) * out * 2.7],
      chance.between(0.35, 0.65),
    )
  }
  grove.plant('frangipani', [12.4 * hand, 14.6], 3.4)
  const framing: Spot = [-chance.between(15, 16.5) * hand, 21.5]
  grove.plant(chance.pick(['neem', 'gulmohar']), framing, 10.5, 0.01)
  grove.shadow(dapple(on, framing, chance))
  grove.plant('frangipani', [-12.4 * hand, 24], 4.6)
  for (let i = 0; i < 16; i++)
    grove.plant(
      i % 4 ? 'shrub' : 'bougainvillea',
      [(-16 + i * 0.62) * hand, 19.4 + Math.sin(i) * 0.9],
      chance.between(0.5, 1),
    )
  for (let i = 0; i < 9; i++)
    grove.plant(chance.pick(['neem', 'ashoka', 'gulmohar']), [
      -chance.between(22, 44) * hand,
      chance.between(40, 66),
    ])
  for (const spot of [[-8 * hand, 20.4], to(12.4 * hand, -7)] as const)
    grove.add(spot, lampPost(on, spot, 3.4))
  grove.person('sari', to(1.4, -1.2))
  grove.person('office', to(-1.1, -1.4), true)
  grove.person('mother', to(-4.4, -1.8), true)
  grove.person('kurta', to(7.8 * hand, -3.4), hand > 0)
  grove.person('boy', to(8.6 * hand, -3.4), hand > 0)
}

/** Path data of a crown's broken shadow beside its tree. */
function dapple({ camera, light }: Stage, [x, y]: Spot, chance: Random): string {
  const [rx, ry] = shadowReach(light, 6)
  const k = Math.min(1, 10 / Math.hypot(rx, ry))
  return Array.from({ length: 34 }, () => {
    const [angle, out] = [chance.next() * Math.PI * 2, Math.sqrt(chance.next())]
    const spot: Spot = [
      x + rx * k + Math.cos(angle) * out * 4.6,
      y + ry * k + Math.sin(angle) * out * 3.4,
    ]
    return spot[1] < 5
      ? ''
      : camera.ground(ellipse(...spot, chance.between(0.4, 1.3), chance.between(0.3, 0.8), 12))
  }).join('')
}
