import { type Markup, opacity, shape } from '../../paper/svg.ts'
import { rectangle } from '../../paper/vector.ts'
import { type Indoors, panel } from '../../rooms/indoors.ts'
import { down } from '../../rooms/room.ts'
import { assemble, block, grounded, type Part, part } from '../blocks.ts'

/** A reception desk: stone front with a lit plinth and a timber wing; near left foot and width in metres. */
export function reception(
  on: Indoors,
  x: number,
  y: number,
  w: number,
  stone: string,
  wood: string,
  fluted: boolean,
): Markup {
  const parts: Part[] = [
    part(0.1, 0.1, 0, w - 0.2, 0.7, 0.1, '#2a211e'),
    part(0, 0.05, 0.1, w * 0.68, 0.85, 0.98, stone, 0.02),
    part(w * 0.68, 0.12, 0.1, w * 0.32, 0.75, 0.66, wood, 0.02),
    part(-0.06, 0, 1.08, w * 0.7 + 0.06, 0.92, 0.06, stone, 0.01),
    part(w * 0.68, 0.08, 0.76, w * 0.34, 0.82, 0.045, wood, 0.01),
  ]
  if (fluted)
    for (let u = 0.02; u < w * 0.66; u += 0.11)
      parts.push(part(u, 0, 0.14, 0.07, 0.05, 0.92, stone))
  const glow = shape(
    on.camera.ground([
      [x - 0.1, y - 0.35],
      [x + w + 0.1, y - 0.35],
      [x + w, y + 0.15],
      [x, y + 0.15],
    ]),
    on.light.colours.lamp,
    opacity(0.3 + 0.4 * on.mood.night) + on.sheet.blur(10),
  )
  return grounded(on, [x, y], 0, w, 0.9, 0.6) + glow + assemble(on, [x, y], 0, parts)
}

/** A square stone column with a lit head: near left foot and side in metres. */
export function column(on: Indoors, x: number, y: number, side: number, colour: string): Markup {
  const top = on.room.height + 0.14
  const [wide, far] = [side + 0.24, side + 1.6]
  // Without a head and its shade it would seem to end below the ceiling it carries.
  const shade = shape(
    on.camera.ground(rectangle(x - 0.8, y - 0.8, far, far), top),
    on.mood.tone(colour, 0.2),
    opacity(0.3) + on.sheet.blur(16),
  )
  return (
    grounded(on, [x, y], 0, side, side, 0.5) +
    shade +
    block(on, [x, y, 0], [side, side, top], colour, 0) +
    block(on, [x - 0.12, y - 0.12, top - 0.2], [wide, wide, 0.2], colour, 0) +
    block(on, [x - 0.04, y - 0.04, 0], [side + 0.08, side + 0.08, 0.12], '#3a302c')
  )
}

/** A gallery along the right wall with a glass rail: from y to y, depth, and height of its floor in metres. */
export function gallery(
  on: Indoors,
  from: number,
  to: number,
  depth: number,
  z: number,
  colour: string,
): Markup {
  const { right } = on.room
  const x = right - depth
  const under = on.camera.face([
    [x, from, z],
    [right, from, z],
    [right, to, z],
    [x, to, z],
  ])
  let posts = ''
  for (let y = from; y < to; y += 1.6)
    posts += on.camera.face([
      [x, y, z + 0.3],
      [x, y + 0.05, z + 0.3],
      [x, y + 0.05, z + 1.4],
      [x, y, z + 1.4],
    ])
  const at = (low: number, high: number): string =>
    on.camera.face([
      [x, from, z + low],
      [x, to, z + low],
      [x, to, z + high],
      [x, from, z + high],
    ])
  const strip = on.camera.face([
    [x + 0.3, from, z - 0.005],
    [x + 0.5, from, z - 0.005],
    [x + 0.5, to, z - 0.005],
    [x + 0.3, to, z - 0.005],
  ])
  const hall = down(
    on,
    [
      [0, on.mood.tone('#f0d3a2', 0.6 + 0.3 * on.mood.night)],
      [1, on.mood.tone('#a9754f', 0.4)],
    ],
    [right, to, z + 3],
    [right, to, z],
  )
  return (
    shape(panel(on, 'right', from, z, to - from, 2.6, 0.02), hall) +
    shape(under, on.mood.tone(colour, 0.34)) +
    shape(strip, '#ffe9bd', on.sheet.blur(1.5)) +
    shape(at(0, 0.34), on.mood.tone(colour, 0.74)) +
    shape(at(0.34, 1.4), '#ffffff', opacity(0.14)) +
    shape(posts, on.mood.tone('#3a322e', 0.4)) +
    shape(at(1.38, 1.44), on.mood.tone('#c99a4e', 0.6))
  )
}
