import { lampPost } from '../../../outdoors/gardens/garden-things.ts'
import type { Grove } from '../../../outdoors/trees/grove.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { ellipse, type Spot } from '../../../paper/vector.ts'

/** Metres from the road's middle: kerb, footpath's end, boundary wall, house fronts. */
export const [KERB, PATH, WALL, FRONT] = [3.4, 5.6, 8.2, 12.6]

export function greenery(on: Stage, grove: Grove, hand: number): void {
  const { chance } = grove
  for (let x = -330; x < 330; x += 7)
    grove.plant('neem', [x, chance.between(190, 230)], chance.between(9, 14))
  for (const side of [-1, 1])
    for (let y = 13; y < 150; y += 10.5) {
      const verge = side * (PATH + 1.4)
      const near = side === -hand && y < 20
      if (side === hand && y < 24) grove.plant('royalPalm', [verge, y + 4], 8.5)
      else if (!near)
        grove.plant(
          (y + side * 3) % 3 > 1.4 ? 'gulmohar' : chance.chance(0.5) ? 'royalPalm' : 'neem',
          [verge, y],
          chance.between(7.5, 9.5),
        )
      for (let k = 0; k < 5; k++) {
        const kind = chance.chance(0.45) ? 'bougainvillea' : 'shrub'
        grove.plant(kind, [side * (WALL - 0.6), y + k * 2.1], chance.between(0.8, 1.5))
        if (chance.chance(0.5))
          grove.plant(
            chance.pick(['frangipani', 'ashoka']),
            [side * (WALL + 2.4), y + k * 2.1],
            chance.between(3, 5),
          )
      }
      const post: Spot = [side * (KERB + 0.7), y + 6]
      if (y > 20) grove.add(post, lampPost(on, post, 4.4))
    }
  gardens(grove)
  grove.plant('gulmohar', [-(PATH + 0.6) * hand, 12.5], 8.4)
  for (let y = 7; y < 16; y += 1.2)
    grove.plant(
      y > 11 ? 'bougainvillea' : 'shrub',
      [-(PATH + 1) * hand, y],
      chance.between(0.5, 0.9),
    )
  for (let i = 0; i < 5; i++)
    grove.plant(
      i % 2 ? 'frangipani' : 'ashoka',
      [(WALL + 2 + i * 1.3) * hand, 10 + i * 1.2],
      chance.between(3.4, 5),
    )
  for (let y = 9; y < 24; y += 1)
    grove.plant('shrub', [(PATH + 0.7) * hand, y], chance.between(0.4, 0.7))
}

/** Trees behind the houses, thinner farther off. */
function gardens(grove: Grove): void {
  const { chance } = grove
  for (const side of [-1, 1])
    for (const [behind, step] of [
      [16, 5.5],
      [24, 6.5],
      [36, 9],
      [56, 12],
      [86, 16],
      [130, 22],
    ] as const)
      for (let y = 9 + behind * 0.7; y < 170; y += step)
        grove.plant(
          chance.pick(['neem', 'neem', 'frangipani', 'gulmohar']),
          [side * (FRONT + behind + chance.between(-3, 5)), y + chance.between(-3, 3)],
          chance.between(5.5, 9),
        )
}

/** Fallen flowers under the near flame tree. */
export function petals({ camera }: Stage, { chance }: Grove, hand: number): Markup {
  let data = ''
  for (let i = 0; i < 260; i++) {
    const [angle, out] = [chance.next() * Math.PI * 2, 4.4 * Math.sqrt(chance.next())]
    const at: Spot = [
      -(PATH - 0.6 - Math.cos(angle) * out) * hand,
      13 + Math.sin(angle) * out * 1.3,
    ]
    data += camera.ground(ellipse(at[0], at[1], 0.05, 0.07, 6))
  }
  return shape(data, '#c9573a', opacity(0.8))
}
