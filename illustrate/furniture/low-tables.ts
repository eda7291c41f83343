import type { Markup } from '../paper/svg.ts'
import { ellipse, type Spot } from '../paper/vector.ts'
import type { Indoors } from '../rooms/indoors.ts'
import { contact } from '../rooms/room.ts'
import { turned } from './turned.ts'

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

/** Two round low tables, the lower of a radius in metres. */
export const lowTables = (
  on: Indoors,
  [x, y]: Spot,
  radius: number,
  stone: string,
  wood: string,
): Markup =>
  roundTable(on, [x + radius, y + radius * 0.55], radius * 0.6, 0.48, wood) +
  roundTable(on, [x, y], radius, 0.35, stone)
