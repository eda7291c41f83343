import { pot } from '../../furniture/furnishings.ts'
import { mix } from '../../paper/colour.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../paper/svg.ts'
import { rectangle } from '../../paper/vector.ts'
import { lampBox, opening } from '../../rooms/arches.ts'
import { contact, level, sideways } from '../../rooms/room.ts'
import { room } from './dining-room.ts'
import { bouquetOnBar } from './flowers.ts'

/** Arched niches on the left wall with lit shelves of jars. */
export function arches(on: Stage, seed: number): Markup {
  const { camera, sheet, light } = on
  const chance = random(seed + 4)
  let body = ''
  for (const y of [6, 3.8, 1.6]) {
    const [high, low] = [
      camera.project([room.left, y, 3])[1],
      camera.project([room.left, y, 0.9])[1],
    ]
    body += shape(opening(on, [room.left, y - 0.06, 0.84], 1.82, 2.3, true), '#d9a860')
    body += shape(
      opening(on, [room.left, y, 0.9], 1.7, 2.18, true),
      sheet.gradientDown(
        [
          [0, '#8a5a3c'],
          [0.5, mix(light.colours.lamp, '#c98a52', 0.3)],
          [1, '#ffe3a8'],
        ],
        high,
        low,
      ),
    )
    for (const z of [0.9, 1.5, 2.1]) {
      body += shape(sideways(on, [room.left + 0.02, y, z], 1.7, 0.045), '#4a3226')
      for (let at = y + 0.22; at < y + 1.55; at += chance.between(0.2, 0.34))
        body += pot(
          on,
          [room.left + 0.05, at, z + 0.045],
          chance.between(0.26, 0.42),
          chance.pick(['#2f4a4c', '#b5623f', '#efe0c4', '#6a3a34', '#d0a45c']),
        )
    }
  }
  return (
    body +
    contact(on, rectangle(room.left, room.front, 0.4, room.back - room.front), 0.4) +
    lampBox(on, [room.left, 1.2, 0], [0.5, 6.8, 0.78], '#6b4632') +
    shape(level(on, room.left, 1.2, 0.52, 6.8, 0.79), '#e9d8b8', opacity(0.7)) +
    bouquetOnBar(on, seed)
  )
}
