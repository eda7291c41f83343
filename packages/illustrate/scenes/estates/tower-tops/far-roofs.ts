import { throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { Batch, type Markup, opacity, outline, shape } from '../../../paper/svg.ts'
import type { Vec } from '../../../paper/vector.ts'

/** How far the blocks of the city reach, in metres; beyond are only rows of roofs. */
export const FAR = 1500

/** Rows of roofs towards the horizon, each paler than the one before it. */
export function distance(on: Stage, ground: number, seed: number): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed + 71)
  const across = sheet.right - sheet.left + 160
  let body = ''
  for (let y = 5600; y > FAR; y *= 0.9) {
    const half = (y * 900) / camera.scale(1)
    const tones = [
      light.colours.shade,
      nth(light.colours.wall, 2),
      nth(light.colours.leaves.far, 1),
    ]
    const row = new Batch()
    for (let x = -half; x < half; x += chance.between(30, 120)) {
      const [wide, tall] = [chance.between(24, 70), 14 + 120 * chance.next() ** 5]
      const at = (u: number, z: number): Vec => [x + u, y, ground + z]
      row.add(
        outline([at(0, 0), at(0, tall), at(wide, tall), at(wide, 0)].map(camera.project)),
        throughAir(light, chance.pick(tones), y),
      )
    }
    const foot = camera.project([0, y, ground])[1]
    body +=
      row +
      shape(
        `M${sheet.left - 80} ${(foot - 3).toFixed(1)}h${across}v9h-${across}z`,
        light.colours.mist,
        opacity(0.3) + sheet.blur(3),
      )
  }
  return body
}
