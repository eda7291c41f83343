import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, opacity, outline, shape } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import { facing } from '../../rooms/room.ts'
import { frontPaint } from './front-paint.ts'
import { box } from '../solids.ts'

/** Three sound stages with barrel roofs and tall doors, one of them open and lit. About 120 m long. */
export function filmStudio(on: Stage, x: number, y: number, seed: number): Markup {
  const { camera, light, sheet } = on
  const paints = nth(
    [
      ['#b4684a', '#e0b05a', '#3f7274'],
      ['#3f7274', '#c98a62', '#8a4a52'],
      ['#e0b05a', '#8a4a52', '#3f7274'],
    ],
    seed % 3,
  )
  const open = seed % 3
  return paints
    .map((paint, i) => ({ left: x + i * 40, paint, i }))
    .toReversed()
    .map(({ left, paint, i }) => {
      const arch = (v: number, grow: number): Vec[] =>
        Array.from({ length: 21 }, (_, k): Vec => [
          left + 18 + Math.cos((k / 20) * Math.PI) * 18 * grow,
          v,
          15 + Math.sin((k / 20) * Math.PI) * 7 * grow,
        ])
      let body = shape(
        camera.face([...arch(y + 60, 1), ...arch(y, 1).toReversed()]),
        throughAir(light, mix('#d8cbb6', light.colours.skylight, 0.3), y),
      )
      body += box(on, [left, y, 0], [36, 60, 15], paint, {
        side: (wall) => (wall.normal[1] < -0.5 ? frontPaint(on, paint, y) : undefined),
      })
      body +=
        shape(
          camera.face([[left, y, 0], ...arch(y, 1).toReversed(), [left + 36, y, 0]]),
          frontPaint(on, paint, y),
        ) +
        shape(
          camera.face([...arch(y - 0.5, 1.03), ...arch(y - 0.5, 0.97).toReversed()]),
          frontPaint(on, '#f2e8d6', y),
        )
      for (let u = 3; u < 36; u += 3)
        body += shape(
          facing(on, [left + u, y - 0.1, 0.4], 0.14, 14),
          frontPaint(on, mix(paint, '#2a1c18', 0.3), y),
          opacity(0.5),
        )
      body += shape(facing(on, [left, y - 0.15, 14.4], 36, 0.7), frontPaint(on, '#f2e8d6', y))
      const [top, foot] = [camera.project([0, y, 11])[1], camera.project([0, y, 0])[1]]
      const inside =
        i === open
          ? sheet.gradientDown(
              [
                [0, '#8a5a3c'],
                [0.6, light.colours.lamp],
                [1, '#fff1cf'],
              ],
              top,
              foot,
            )
          : frontPaint(on, mix(paint, '#1f1a1c', 0.55), y)
      body +=
        shape(facing(on, [left + 9, y - 0.3, 0], 18, 11), frontPaint(on, '#f2e8d6', y)) +
        shape(facing(on, [left + 9.8, y - 0.35, 0], 16.4, 10.4), inside)
      if (i === open)
        body +=
          [2, 5, 11, 14]
            .map((u) => {
              const [px, py, depth] = camera.project([left + 9.8 + u, y - 0.4, 8.6])
              return circle(px, py, 0.7 * camera.scale(depth), '#fffdf2')
            })
            .join('') +
          shape(
            camera.ground([
              [left + 9.8, y],
              [left + 26.2, y],
              [left + 30, y - 16],
              [left + 4, y - 16],
            ]),
            light.colours.lamp,
            opacity(0.4) + sheet.blur(5),
          )
      return body
    })
    .join('')
}

/** Two beams that sweep the evening sky above the stages. */
export function searchlights(on: Stage, seed: number): Markup {
  const { camera, sheet, light } = on
  const chance = random(seed)
  return [10, 86]
    .map((x, i) => {
      const [px, py] = camera.project([x, 150, 4])
      const lean = (i ? -1 : 1) * chance.between(150, 330)
      const paint = sheet.gradientDown(
        [
          [0, light.colours.lamp, 0],
          [1, '#fff3d4', 0.55],
        ],
        0,
        py,
      )
      return shape(
        outline([
          [px - 4, py],
          [px + 4, py],
          [px + lean + 66, -30],
          [px + lean - 66, -30],
        ]),
        paint,
        sheet.blur(5),
      )
    })
    .join('')
}
