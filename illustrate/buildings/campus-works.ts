import { lighten, mix } from '../paper/colour.ts'
import { shaded, throughAir } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { circle, type Markup, opacity, outline, shape } from '../paper/svg.ts'
import { ellipse, type Vec } from '../paper/vector.ts'
import { facing } from '../rooms/room.ts'
import { frontPaint, lampPaint } from './front-paint.ts'
import { box } from './solids.ts'

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

/** A bright factory under a sawtooth roof, with round windows in many colours. About 120 m long. */
export function toyFactory(on: Stage, x: number, y: number, seed: number): Markup {
  const { camera, light } = on
  const brights = ['#e0a12e', '#c4553a', '#2f7f86', '#e9dcc4', '#7a9a4c', '#c4688a']
  const chance = random(seed)
  const [teeth, wide] = [6, 20]
  const wall = '#f2e6d0'
  let body = box(on, [x, y, 0], [teeth * wide, 44, 11], wall, {
    side: (side) => (side.normal[1] < -0.5 ? frontPaint(on, wall, y) : undefined),
  })
  for (let i = teeth - 1; i >= 0; i--) {
    const u = x + i * wide
    const colour = nth(brights, (i + seed) % brights.length)
    body += shape(
      camera.face([
        [u, y, 11],
        [u, y + 44, 11],
        [u, y + 44, 17.5],
        [u, y, 17.5],
      ]),
      throughAir(
        light,
        lampPaint(on, mix(light.colours.glass, light.colours.skylight, 0.3), 0.4),
        y,
      ),
    )
    body += shape(
      camera.face([
        [u, y - 0.1, 10.9],
        [u + wide, y - 0.1, 10.9],
        [u, y - 0.1, 17.5],
      ]),
      frontPaint(on, colour, y),
    )
    for (let k = 0; k < 4; k++) {
      const [px, py, depth] = camera.project([u + 2.6 + k * 5, y - 0.2, 7.3])
      const r = camera.scale(depth)
      body +=
        circle(
          px,
          py,
          1.75 * r,
          frontPaint(on, nth(brights, (i * 2 + k + seed) % brights.length), y),
        ) +
        circle(
          px,
          py,
          1.3 * r,
          lampPaint(on, frontPaint(on, '#3f6470', y), chance.chance(0.6) ? 0.85 : 0.3),
        )
    }
    body +=
      shape(
        facing(on, [u + 2, y - 0.2, 0], 7, 4.4),
        frontPaint(on, i % 2 ? colour : '#5a4a44', y),
      ) +
      shape(
        facing(on, [u + 11, y - 0.2, 1.2], 7, 2.8),
        throughAir(light, lampPaint(on, light.colours.glass, 0.75), y),
      )
  }
  return (
    body + shape(facing(on, [x, y - 0.2, 10.4], teeth * wide, 0.7), frontPaint(on, '#c4553a', y))
  )
}

/** Giant toy blocks with studs, stacked on the lawn; near left corner in metres. */
export function toyBlocks(on: Stage, x: number, y: number): Markup {
  const block = (u: number, v: number, z: number, w: number, colour: string): Markup =>
    box(on, [x + u, y + v, z], [w, 3, 2], colour, {
      side: (wall) =>
        wall.normal[1] < -0.5 ? mix(shaded(on.light, colour, wall.normal), colour, 0.6) : undefined,
    }) +
    Array.from(
      { length: Math.round(w / 1.5) },
      (_, i) =>
        shape(
          on.camera.face(
            ellipse(x + u + 0.75 + i * 1.5, y + v + 1.5, 0.5, 0.5, 14).map(([p, q]): Vec => [
              p,
              q,
              z + 2.35,
            ]),
          ),
          lighten(colour, 0.06),
        ) + box(on, [x + u + 0.3 + i * 1.5, y + v + 1, z + 2], [0.9, 0.9, 0.35], colour),
    ).join('')
  return (
    block(0, 0, 0, 6, '#2f7f86') +
    block(5, -1, 0, 4.5, '#e0a12e') +
    block(1.5, -0.2, 2, 4.5, '#c4553a') +
    block(2.2, -0.2, 4, 3, '#e9dcc4')
  )
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
