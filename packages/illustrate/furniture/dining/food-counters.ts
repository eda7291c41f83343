import { lighten, mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, opacity, shape } from '../../paper/svg.ts'
import { rectangle, type Vec } from '../../paper/vector.ts'
import { lampBox } from '../../rooms/arches.ts'
import { contact, facing, level, type Room, sideways } from '../../rooms/room.ts'

/** Colours of kitchens and chairs that go together. */
export const schemes = [
  ['#b4553a', '#2f6f70', '#e0a12e', '#4d6a45', '#8a4a5c'],
  ['#2f6f70', '#e0a12e', '#7a4a34', '#b4553a', '#35586b'],
  ['#e0a12e', '#4d6a45', '#b4553a', '#35586b', '#c98a6a'],
] as const

/** Kitchens in a row behind lit counters along the left wall. */
export function kitchens(on: Stage, room: Room, scheme: readonly string[], seed: number): Markup {
  const { camera, sheet, light } = on
  const chance = random(seed + 2)
  const each = 5.4
  let body = shape(
    sideways(on, [room.left, room.front, 0], room.back - room.front, room.height),
    '#7a5f4e',
  )
  for (let i = 5; i >= 0; i--) {
    const y = room.front + 0.3 + i * each
    const colour = nth(scheme, i % scheme.length)
    const [x, wide] = [room.left, each - 0.5]
    const [high, low] = [camera.project([x, y + 2, 3.4])[1], camera.project([x, y + 2, 0.9])[1]]
    body += shape(
      sideways(on, [x + 0.01, y, 0.9], wide, 2.6),
      sheet.gradientDown(
        [
          [0, '#ffeec4'],
          [0.6, mix(light.colours.lamp, '#c98a52', 0.25)],
          [1, '#8a5a3c'],
        ],
        high,
        low,
      ),
    )
    for (const z of [1.7, 2.3]) {
      body += shape(sideways(on, [x + 0.02, y + 0.3, z], wide - 0.6, 0.05), '#5a3d2c')
      for (let at = y + 0.5; at < y + wide - 0.5; at += chance.between(0.22, 0.5))
        body += shape(
          sideways(on, [x + 0.03, at, z + 0.05], 0.16, chance.between(0.14, 0.36)),
          chance.pick(['#f6ead2', '#b4553a', '#3f5a4c', '#d0a45c', '#6a4434']),
        )
    }
    const hood: Vec[] = [
      [x, y + 1.2, 3.5],
      [x, y + 3.6, 3.5],
      [x + 0.8, y + 3.2, 2.9],
      [x + 0.8, y + 1.6, 2.9],
    ]
    body += shape(camera.face(hood), mix('#c9b8a0', '#5a4438', 0.2))
    body +=
      lampBox(on, [x, y, 3.5], [1.7, wide, 1.1], colour) +
      shape(facing(on, [x, y - 0.01, 3.46], 1.7, 0.05), '#fff0c8')
    body +=
      contact(on, rectangle(x + 0.6, y, 1.4, wide), 0.4) +
      lampBox(on, [x + 0.9, y, 0], [0.8, wide, 1.05], mix(colour, '#5a3d2c', 0.35))
    let tiles = ''
    for (let at = y + 0.15; at < y + wide - 0.1; at += 0.3)
      tiles += sideways(on, [x + 1.705, at, 0.12], 0.22, 0.8)
    body +=
      shape(tiles, lighten(colour, 0.07), opacity(0.55)) +
      shape(level(on, x + 0.85, y - 0.05, 0.92, wide + 0.1, 1.07), '#f3e4c6')
    for (let at = y + 0.8; at < y + wide - 0.4; at += 1.5) {
      const [px, py, depth] = camera.project([x + 1.4, at, 2.5])
      body +=
        circle(
          px,
          py,
          0.5 * camera.scale(depth),
          sheet.glow([
            [0, '#fff0cc', 0.7],
            [1, light.colours.lamp, 0],
          ]),
        ) + circle(px, py, 0.12 * camera.scale(depth), '#fff6e0')
    }
  }
  return body
}
