import { lighten, mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import type { Markup } from '../paper/svg.ts'
import { rectangle } from '../paper/vector.ts'
import { contact } from '../rooms/room.ts'
import { cushion, upholstered } from './upholstery.ts'

/** A sofa along the right wall, facing left: near left corner of its footprint, length away from the viewer, in metres. */
export function sofa(
  on: Stage,
  x: number,
  y: number,
  length: number,
  colour: string,
  accents: readonly [string, string],
): Markup {
  const depth = 0.98
  const seats = Math.max(2, Math.round((length - 0.4) / 0.85))
  const pitch = (length - 0.4) / seats
  let body =
    contact(on, rectangle(x - 0.1, y - 0.14, depth + 0.2, length + 0.2), 0.7) +
    contact(
      on,
      [
        [x, y],
        [x + depth, y],
        [x + depth + 0.4, y - 1.2],
        [x + 0.5, y - 1.2],
      ],
      0.3,
      20,
    )
  body += upholstered(
    on,
    { x: x + 0.08, y: y + 0.08, z: 0.02, w: depth - 0.14, d: length - 0.16, h: 0.12 },
    '#2a1f1d',
    0.01,
  )
  body += upholstered(on, { x, y: y + length - 0.2, z: 0.12, w: depth, d: 0.2, h: 0.48 }, colour)
  body += upholstered(
    on,
    { x: x + depth - 0.24, y: y + 0.1, z: 0.12, w: 0.24, d: length - 0.2, h: 0.66 },
    colour,
  )
  body += upholstered(
    on,
    { x: x + 0.02, y: y + 0.2, z: 0.12, w: depth - 0.26, d: length - 0.4, h: 0.16 },
    mix(colour, '#3a2a26', 0.16),
    0.02,
  )
  for (let i = seats - 1; i >= 0; i--) {
    const at = y + 0.2 + i * pitch
    body += upholstered(
      on,
      { x: x - 0.01, y: at + 0.012, z: 0.28, w: depth - 0.2, d: pitch - 0.024, h: 0.18 },
      lighten(colour, 0.05),
      0.05,
    )
    body += upholstered(
      on,
      { x: x + depth - 0.44, y: at + 0.03, z: 0.46, w: 0.22, d: pitch - 0.06, h: 0.4 },
      lighten(colour, 0.02),
      0.07,
    )
    if (i !== 1)
      body += cushion(
        on,
        [x + depth - 0.56, at + pitch * (i ? 0.5 : 0.3), 0.47],
        0.42,
        accents[i ? 0 : 1],
      )
  }
  return body + upholstered(on, { x, y, z: 0.12, w: depth, d: 0.2, h: 0.48 }, colour)
}

/** An armchair facing right: near left corner in metres. About 0.9 by 0.9. */
export function armchair(on: Stage, x: number, y: number, colour: string): Markup {
  let body =
    contact(on, rectangle(x - 0.1, y - 0.12, 1.05, 1.1), 0.6) +
    contact(
      on,
      [
        [x + 0.1, y],
        [x + 0.9, y],
        [x + 1.5, y - 1.5],
        [x + 0.6, y - 1.5],
      ],
      0.26,
      20,
    )
  for (const [u, v] of [
    [0.08, 0.82],
    [0.8, 0.82],
    [0.08, 0.06],
    [0.8, 0.06],
  ] as const)
    body += upholstered(
      on,
      { x: x + u, y: y + v, z: 0, w: 0.05, d: 0.05, h: 0.22 },
      '#2a1d18',
      0.005,
    )
  body += upholstered(on, { x: x + 0.12, y: y + 0.74, z: 0.2, w: 0.78, d: 0.14, h: 0.4 }, colour)
  body += upholstered(
    on,
    { x: x + 0.14, y: y + 0.14, z: 0.22, w: 0.76, d: 0.6, h: 0.22 },
    lighten(colour, 0.06),
    0.05,
  )
  body += upholstered(on, { x, y: y + 0.02, z: 0.2, w: 0.2, d: 0.86, h: 0.66 }, colour, 0.07)
  return body + upholstered(on, { x: x + 0.12, y, z: 0.2, w: 0.78, d: 0.14, h: 0.4 }, colour)
}
