import { type Markup, opacity, shape } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'
import { against } from '../../rooms/against.ts'
import type { Indoors, Side } from '../../rooms/indoors.ts'
import { assemble, grounded, type Part, part } from '../blocks.ts'
import { turned } from '../turned.ts'

const dark = '#34383a'

/** A desk with a screen on it, worked at from the front of its frame; 1.5 by 0.75 m. */
export function desk(
  on: Indoors,
  at: Spot,
  turn: number,
  top: string,
  accent: string,
  wide = 1.5,
): Markup {
  const parts: Part[] = [
    part(0.04, 0.06, 0, 0.06, 0.63, 0.71, '#efe6d8'),
    part(wide - 0.1, 0.06, 0, 0.06, 0.63, 0.71, '#efe6d8'),
    part(0, 0, 0.71, wide, 0.75, 0.035, top, 0.008),
    part(0, 0.73, 0.45, wide, 0.03, 0.72, accent, 0.02),
    part(wide / 2 - 0.1, 0.42, 0.745, 0.2, 0.16, 0.015, dark),
    part(wide / 2 - 0.03, 0.5, 0.76, 0.06, 0.03, 0.2, dark),
    part(wide / 2 - 0.32, 0.47, 0.87, 0.64, 0.03, 0.38, dark, 0.01),
    {
      ...part(
        wide / 2 - 0.3,
        0.462,
        0.89,
        0.6,
        0.006,
        0.34,
        on.mood.tone('#9fc4bc', 0.5 + 0.2 * on.mood.night),
      ),
      lamp: true,
    },
    part(wide / 2 - 0.22, 0.14, 0.745, 0.44, 0.15, 0.015, '#d9d2c4'),
    part(0.1, 0.2, 0.745, 0.22, 0.3, 0.03, accent),
  ]
  return grounded(on, at, turn, wide, 0.75, 0.45) + assemble(on, at, turn, parts)
}

/** A swivel chair, its back to the front of its frame; 0.56 m square. */
export function swivel(on: Indoors, at: Spot, turn: number, colour: string): Markup {
  return (
    grounded(on, at, turn, 0.56, 0.56, 0.4) +
    assemble(on, at, turn, [
      part(0.04, 0.25, 0.04, 0.48, 0.06, 0.04, dark),
      part(0.25, 0.04, 0.04, 0.06, 0.2, 0.04, dark),
      part(0.25, 0.32, 0.04, 0.06, 0.2, 0.04, dark),
      part(0.25, 0.25, 0.08, 0.06, 0.06, 0.34, dark),
      part(0.03, 0.06, 0.42, 0.5, 0.48, 0.09, colour, 0.04),
      part(0.06, 0, 0.58, 0.44, 0.06, 0.5, colour, 0.05),
      part(0.25, -0.015, 0.44, 0.06, 0.03, 0.3, dark),
    ])
  )
}

/** A round table with chairs about it: its middle, and how many sit there. */
export function conference(
  on: Indoors,
  [x, y]: Spot,
  w: number,
  d: number,
  top: string,
  seats: string,
): Markup {
  const rows = [0.78, 0.46, 0.14]
  const far = swivel(on, [x + w / 2 + 0.28, y + d + 0.66], 180, seats)
  const left = rows.map((share) => swivel(on, [x - 0.5, y + d * share + 0.4], -90, seats)).join('')
  const right = rows
    .map((share) => swivel(on, [x + w + 0.5, y + d * share - 0.16], 90, seats))
    .join('')
  const table = assemble(on, [x, y], 0, [
    part(w * 0.3, d * 0.1, 0, w * 0.4, d * 0.8, 0.7, dark),
    part(0, 0, 0.7, w, d, 0.05, top, 0.012),
  ])
  return (
    far +
    left +
    grounded(on, [x, y], 0, w, d, 0.5) +
    table +
    turned(on, [x + w / 2, y + d / 2, 0.75], 0.12, 0.2, 0.08, seats) +
    right
  )
}

/** A glass partition with black bars on a plane of constant x: from y to y, with a door that locks. */
export function partitionAway(
  on: Indoors,
  x: number,
  from: number,
  to: number,
  door: number,
): Markup {
  const { camera, room, mood } = on
  const at = (y: number, z: number, d: number, h: number): string =>
    camera.face([
      [x, y, z],
      [x, y + d, z],
      [x, y + d, z + h],
      [x, y, z + h],
    ])
  const high = room.height
  let bars =
    at(from, 0, to - from, 0.09) +
    at(from, 2.3, to - from, 0.06) +
    at(from, high - 0.08, to - from, 0.08)
  for (let y = from; y <= to + 0.01; y += (to - from) / 5) bars += at(y - 0.025, 0, 0.05, high)
  const leaf = at(door, 0, 0.05, 2.3) + at(door + 0.95, 0, 0.05, 2.3)
  const frost = at(from, 0.95, to - from, 0.42)
  const handle = at(door + 0.82, 0.85, 0.05, 0.4)
  const lock = at(door + 0.8, 1.32, 0.09, 0.09)
  return (
    shape(at(from, 0, to - from, high), '#dcebe6', opacity(0.1)) +
    shape(frost, '#f6f3ea', opacity(0.3)) +
    shape(bars + leaf, mood.tone('#2f2c2a', 0.4)) +
    shape(handle + lock, mood.tone('#c99a4e', 0.7))
  )
}

/** A glass partition with black bars facing the viewer: left end, y and width in metres. */
export function partitionFacing(on: Indoors, x: number, y: number, w: number): Markup {
  const { camera, room, mood } = on
  const at = (u: number, z: number, wide: number, h: number): string =>
    camera.face([
      [x + u, y, z],
      [x + u + wide, y, z],
      [x + u + wide, y, z + h],
      [x + u, y, z + h],
    ])
  let bars = at(0, 0, w, 0.09) + at(0, 2.3, w, 0.05) + at(0, room.height - 0.08, w, 0.08)
  const count = Math.max(2, Math.round(w / 1.05))
  for (let i = 0; i <= count; i++) bars += at((i * w) / count - 0.025, 0, 0.05, room.height)
  const glints = [0.2, 0.65]
    .map((share) =>
      camera.face([
        [x + w * share, y, 0.1],
        [x + w * share + 0.2, y, 0.1],
        [x + w * share + 0.7, y, 2.3],
        [x + w * share + 0.5, y, 2.3],
      ]),
    )
    .join('')
  return (
    shape(at(0, 0, w, room.height), '#dcebe6', opacity(0.08)) +
    shape(at(0, 0.95, w, 0.42), '#f6f3ea', opacity(0.26)) +
    shape(glints, '#ffffff', opacity(0.12)) +
    shape(bars, mood.tone('#2f2c2a', 0.4))
  )
}

/** A wide screen with a simple chart on a wall: where it starts along the wall, and its width in metres. */
export function wallScreen(
  on: Indoors,
  side: Side,
  start: number,
  w: number,
  accent: string,
): Markup {
  const { flat } = against(on, side, start, w, 0.1)
  const bars = [0.4, 0.7, 0.55, 0.9, 0.78].map((share, i) =>
    shape(
      flat(w * (0.16 + i * 0.15), 1.2, w * 0.08, share * 0.9, 0.05),
      i === 3 ? '#f2a71b' : on.mood.tone(accent, 0.8),
    ),
  )
  return (
    shape(flat(-0.05, 0.95, w + 0.1, 1.5, 0.03), on.mood.shade, opacity(0.4) + on.sheet.blur(4)) +
    shape(flat(0, 1, w, 1.44, 0.04), '#1b2427') +
    shape(flat(0.05, 1.05, w - 0.1, 1.34, 0.045), on.mood.tone('#2f5358', 0.46)) +
    bars.join('') +
    shape(flat(w * 0.1, 1.17, w * 0.8, 0.02, 0.05), '#e8e4d4')
  )
}
