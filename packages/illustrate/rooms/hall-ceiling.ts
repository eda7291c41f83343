import { mix } from '../paper/colour.ts'
import { type Markup, opacity, oval, shape } from '../paper/svg.ts'
import type { Indoors } from './indoors.ts'
import { down, level } from './room.ts'

/** Three deep coffers with lit edges. */
export function ceiling(on: Indoors): Markup {
  const { mood } = on
  const { left, right, front, back, height } = on.room
  const paint = down(
    on,
    [
      [0, mood.tone('#e0cdb0', 0.62)],
      [0.3, mood.tone('#d8c2a2', 0.48)],
      [1, mood.tone('#cdb492', 0.32)],
    ],
    [0, back, height],
    [0, front + 3, height],
  )
  let body = shape(level(on, left, front, right - left, back - front, height), paint)
  const each = (back - front) / 3
  for (let i = 2; i >= 0; i--) {
    const [y, far] = [front + i * each + 0.9, front + (i + 1) * each - 0.9]
    const [x, wide] = [left + 2, right - left - 4]
    const share = 0.35 + 0.3 * i
    body += shape(
      level(on, x, y, wide, far - y, height),
      mix(mood.tone('#c4a17c', 0.44), '#ffdf9e', share * (0.5 + 0.5 * mood.night)),
    )
    body += shape(
      level(on, x + 0.2, y + 0.15, wide - 0.4, far - y - 0.3, height),
      on.light.colours.lamp,
      opacity(0.2 + 0.5 * mood.night) + on.sheet.blur(6),
    )
    body += shape(
      on.camera.ground(
        [
          [x + 0.5, y],
          [x + wide - 0.5, y],
          [x + wide - 0.5, far - 0.35],
          [x + 0.5, far - 0.35],
        ],
        height + 0.5,
      ),
      mood.tone('#d8c3a4', 0.2 + 0.5 * share),
    )
    for (let row = 0; row < 3; row++)
      for (let k = 0; k < 8; k++) {
        const [px, py, depth] = on.camera.project([
          x + 1.6 + (k * (wide - 3.2)) / 7,
          y + 0.8 + ((far - y - 2) * row) / 2,
          height + 0.5,
        ])
        if (depth > 1)
          body += oval(
            px,
            py,
            0.1 * on.camera.scale(depth),
            0.035 * on.camera.scale(depth),
            '#ffeec8',
          )
      }
  }
  return body
}
