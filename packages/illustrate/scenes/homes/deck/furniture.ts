import { assemble, grounded, part, type Part } from '../../../furniture/blocks.ts'
import { halo } from '../../../furniture/lights/luminaires.ts'
import { turned } from '../../../furniture/turned.ts'
import { circle, type Markup } from '../../../paper/svg.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'

/** A low outdoor sofa of timber with loose cushions, facing the front of its frame; width in metres, 0.9 m deep; `chaise` makes its left seat long. */
export function deckSofa(
  on: Indoors,
  at: Spot,
  turn: number,
  w: number,
  wood: string,
  cloth: string,
  cushions: readonly string[],
  chaise = false,
): Markup {
  const seats = Math.max(2, Math.round(w / 0.85))
  const each = (w - 0.08) / seats
  const parts: Part[] = [
    part(0, 0, 0.1, w, 0.9, 0.1, wood, 0.01),
    part(0.08, 0.08, 0, w - 0.16, 0.74, 0.1, '#2c221e'),
    part(0, 0.86, 0.2, w, 0.05, 0.42, wood),
  ]
  if (chaise)
    parts.push(
      part(0, -0.85, 0.1, each + 0.06, 0.85, 0.1, wood, 0.01),
      part(0.04, -0.84, 0.2, each - 0.02, 0.84, 0.17, cloth, 0.05),
    )
  for (let i = 0; i < seats; i++) {
    const u = 0.04 + i * each
    parts.push(part(u + 0.01, 0.02, 0.2, each - 0.02, 0.66, 0.17, cloth, 0.05))
    parts.push(part(u + 0.02, 0.68, 0.3, each - 0.04, 0.18, 0.4, cloth, 0.07))
  }
  cushions.forEach((colour, i) =>
    parts.push(
      part(i % 2 ? w - 0.6 - i * 0.16 : 0.18 + i * 0.2, 0.5, 0.37, 0.42, 0.16, 0.36, colour, 0.08),
    ),
  )
  return grounded(on, at, turn, w, 0.9, 0.5) + assemble(on, at, turn, parts)
}

/** A round low table on a stem: its middle and radius in metres. */
export const roundTable = (
  on: Indoors,
  [x, y]: Spot,
  radius: number,
  stone: string,
  wood: string,
): Markup =>
  turned(on, [x, y, 0], radius * 0.5, radius * 0.36, 0.34, wood) +
  turned(on, [x, y, 0.34], radius, radius, 0.05, stone)

/** A lantern on the floor with a candle, lit as the day goes; foot and height in metres. */
export function lantern(on: Indoors, foot: Vec, height: number): Markup {
  const [x, y, depth] = on.camera.project(foot)
  const k = on.camera.scale(depth)
  const size = height * 0.5
  return (
    (on.mood.night > 0.3 ? circle(x, y - height * 0.5 * k, height * 2.4 * k, halo(on, 0.9)) : '') +
    assemble(on, [foot[0] - size / 2, foot[1] - size / 2], 0, [
      part(0, 0, foot[2], size, size, 0.03, '#2e2a28'),
      {
        ...part(0.03, 0.03, foot[2] + 0.03, size - 0.06, size - 0.06, height - 0.1, '#ffe2a8'),
        lamp: on.mood.night > 0.3,
      },
      part(0, 0, foot[2] + height - 0.07, size, size, 0.05, '#2e2a28'),
    ])
  )
}
