import { tower } from '../../../buildings/city/tower.ts'
import { mist, skyline } from '../../../outdoors/sky.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'

/** Three ranks of towers, the nearest ones glazed, where the road leads. */
export function city(on: Stage, bend: number, seed: number): Markup {
  const { horizon } = on.camera
  const chance = random(seed + 1)
  let near = ''
  for (let i = 0; i < 7; i++) {
    const y = 900 - i * 40
    near += tower(on, {
      centre: [bend * (110 + ((i * 97) % 330)), y],
      width: 34,
      depth: 28,
      radius: 5,
      turn: bend * 28,
      floors: Math.round(chance.between(16, 40)),
      z: 4,
      crown: 8,
      slope: chance.between(-0.4, 0.4),
      seed: seed + i,
    })
  }
  return (
    skyline(on, { seed, distance: 5200, heights: [80, 520], spacing: 90 }) +
    mist(on, horizon - 60, 64, 0.5) +
    skyline(on, { seed: seed + 6, distance: 2800, heights: [50, 330], spacing: 84 }) +
    mist(on, horizon - 40, 50, 0.5) +
    near +
    mist(on, horizon - 26, 44, 0.6)
  )
}
