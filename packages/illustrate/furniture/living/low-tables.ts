import type { Markup } from '../../paper/svg.ts'
import { ellipse, type Spot } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { contact } from '../../rooms/room.ts'
import { assemble, grounded, part } from '../blocks.ts'
import { turned } from '../turned.ts'

/** A round table on one foot: its middle, radius and height in metres. */
export function roundTable(
  on: Indoors,
  [x, y]: Spot,
  radius: number,
  height: number,
  colour: string,
  foot = colour,
): Markup {
  const thick = radius > 0.35 ? 0.05 : 0.03
  const stem = height > 0.6 ? 0.09 : radius * (radius > 0.35 ? 0.42 : 0.2)
  return (
    contact(on, ellipse(x, y - 0.05, radius * 1.05, radius * 0.9), 0.4) +
    (height > 0.6 ? turned(on, [x, y, 0], radius * 0.5, radius * 0.46, 0.05, foot) : '') +
    turned(on, [x, y, 0], stem, stem, height - thick, foot) +
    turned(on, [x, y, height - thick], radius, radius, thick, colour)
  )
}

/** Low tables 0.35 m high before a sofa, by seed: two round ones, a long one of timber with a shelf and books, or an oval slab on two feet. Middle, half its length in metres. */
export function lowTables(
  on: Indoors,
  [x, y]: Spot,
  radius: number,
  stone: string,
  wood: string,
  seed: number,
): Markup {
  const form = seed % 4
  if (form === 1) return shelved(on, [x, y], radius * 1.2, wood)
  if (form === 3) return oval(on, [x, y], radius * 1.25, stone)
  return (
    roundTable(on, [x + radius, y + radius * 0.55], radius * 0.6, 0.48, wood) +
    roundTable(on, [x, y], radius, 0.35, form ? wood : stone, form ? '#3a302b' : stone)
  )
}

function shelved(on: Indoors, [x, y]: Spot, half: number, wood: string): Markup {
  const [long, deep] = [half * 2, half * 1.05]
  const origin: Spot = [x - half, y - deep / 2]
  const legs = [0.03, long - 0.09].flatMap((u) =>
    [0.03, deep - 0.09].map((v) => part(u, v, 0, 0.06, 0.06, 0.31, wood)),
  )
  return (
    grounded(on, origin, 0, long, deep, 0.45) +
    assemble(on, origin, 0, [
      ...legs,
      part(0.05, 0.05, 0.1, long - 0.1, deep - 0.1, 0.025, wood),
      part(long * 0.56, deep * 0.2, 0.125, 0.34, 0.24, 0.05, '#8c3f32'),
      part(long * 0.57, deep * 0.22, 0.175, 0.3, 0.22, 0.04, '#e9dcc6'),
      part(0, 0, 0.31, long, deep, 0.04, wood, 0.01),
      part(long * 0.7, deep * 0.24, 0.35, 0.3, 0.22, 0.035, '#34525a'),
      part(long * 0.71, deep * 0.27, 0.385, 0.26, 0.19, 0.03, '#e9dcc6'),
    ])
  )
}

function oval(on: Indoors, [x, y]: Spot, half: number, stone: string): Markup {
  const deep = half * 0.56
  return (
    contact(on, ellipse(x, y - 0.08, half * 1.02, deep * 0.95), 0.4) +
    [-0.45, 0.45]
      .map((share) => turned(on, [x + half * share, y, 0], 0.1, 0.1, 0.3, stone))
      .join('') +
    turned(on, [x, y, 0.3], [half, deep], [half, deep], 0.05, stone)
  )
}
