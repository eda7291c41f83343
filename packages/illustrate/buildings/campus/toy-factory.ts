import { lighten, mix } from '../../paper/colour.ts'
import { shaded, throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, shape } from '../../paper/svg.ts'
import { ellipse, type Vec } from '../../paper/vector.ts'
import { facing } from '../../rooms/room.ts'
import { frontPaint, lampPaint } from './front-paint.ts'
import { box } from '../solids.ts'

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
