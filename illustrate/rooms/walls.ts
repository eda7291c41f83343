import { coarse, lighten, mix } from '../paper/colour.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { Batch, type Markup, shape } from '../paper/svg.ts'
import { type Room, sideways } from './room.ts'

/** A side wall at x: fluted timber slats, or plain plaster, darker away from the window. */
export function sideWall(
  on: Stage,
  room: Room,
  x: number,
  finish: 'slats' | 'plaster',
  colour: string,
): Markup {
  const { front, back, height } = room
  const { camera, sheet } = on
  const [near, far] = [camera.project([x, front, 0])[0], camera.project([x, back, 0])[0]]
  if (finish === 'plaster') {
    const paint = sheet.gradientAcross(
      [
        [0, mix(colour, '#241a1c', 0.55)],
        [0.6, mix(colour, '#241a1c', 0.16)],
        [1, lighten(colour, 0.02)],
      ],
      Math.min(1700, Math.max(-100, near)),
      far,
    )
    return shape(sideways(on, [x, front, 0], back - front, height), paint)
  }
  const chance = random(7)
  const body = new Batch()
  for (let y = front; y < back; y += 0.085) {
    const t = (y - front) / (back - front)
    const tone = lighten(
      mix(mix(colour, '#1c1214', 0.68), colour, t ** 1.6),
      chance.between(-0.01, 0.01),
    )
    body.add(sideways(on, [x, y, 0], 0.05, height), coarse(tone, 3))
    body.add(
      sideways(on, [x, y + 0.05, 0], 0.018, height),
      coarse(lighten(tone, 0.03 + 0.09 * t), 3),
    )
    body.add(sideways(on, [x, y + 0.068, 0], 0.02, height), coarse(lighten(tone, -0.12), 3))
  }
  const foot = sheet.gradientDown(
    [
      [0, '#1b1214', 0.5],
      [0.3, '#1b1214', 0.06],
      [0.75, '#1b1214', 0],
      [1, '#1b1214', 0.4],
    ],
    camera.project([x, back, height])[1] - 120,
    camera.project([x, back, 0])[1] + 160,
  )
  return String(body) + shape(sideways(on, [x, front, 0], back - front, height), foot)
}
