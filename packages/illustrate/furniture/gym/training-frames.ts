import type { Markup } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'
import { against } from '../../rooms/against.ts'
import type { Indoors, Side } from '../../rooms/indoors.ts'
import { assemble, block, grounded, type Part, part } from '../blocks.ts'

const dark = '#34383a'
const steel = '#a9aca8'

/** A cage for lifting with a loaded bar in it, 1.3 m wide, 1.4 m deep and 2.3 m high. */
export function cage(on: Indoors, at: Spot, turn: number, accent: string): Markup {
  const posts = [0, 1.22].flatMap((u) => [0, 1.32].map((v) => part(u, v, 0, 0.08, 0.08, 2.3, dark)))
  const plates = [-0.42, -0.34, 1.58, 1.66].map((u, i): Part => {
    const r = i % 3 ? 0.23 : 0.17
    return part(u, 0.02 - r, 1.26 - r, 0.05, r * 2, r * 2, i % 3 ? dark : accent, r)
  })
  return (
    grounded(on, at, turn, 1.3, 1.4, 0.5) +
    assemble(on, at, turn, [
      ...posts,
      part(0, 0, 2.3, 1.3, 0.08, 0.08, accent),
      part(0, 1.32, 2.3, 1.3, 0.08, 0.08, accent),
      part(0, 0.08, 2.3, 0.08, 1.24, 0.08, dark),
      part(1.22, 0.08, 2.3, 0.08, 1.24, 0.08, dark),
      part(0.08, 1.34, 0.3, 1.14, 0.04, 0.06, dark),
      part(-0.5, -0.01, 1.245, 2.3, 0.03, 0.03, steel),
      ...plates,
    ])
  )
}

/** A bicycle for spinning that faces the back of its frame; 0.5 by 1.2 m. */
export const bike = (on: Indoors, at: Spot, turn: number, accent: string): Markup =>
  grounded(on, at, turn, 0.5, 1.2, 0.5) +
  assemble(on, at, turn, [
    part(0, 0.05, 0, 0.5, 0.07, 0.05, dark),
    part(0, 1.05, 0, 0.5, 0.07, 0.05, dark),
    part(0.21, 0.1, 0.05, 0.08, 0.98, 0.08, dark),
    part(0.22, 0.68, 0.14, 0.06, 0.5, 0.5, accent, 0.24),
    part(0.21, 0.24, 0.13, 0.08, 0.1, 0.72, dark),
    part(0.14, 0.1, 0.85, 0.22, 0.3, 0.08, dark, 0.03),
    part(0.22, 0.3, 0.5, 0.06, 0.5, 0.09, accent, 0.02),
    part(0.22, 0.84, 0.5, 0.06, 0.07, 0.55, dark),
    part(0.04, 0.78, 1.02, 0.42, 0.06, 0.05, dark, 0.02),
    part(0.06, 0.78, 1.05, 0.05, 0.26, 0.04, dark),
    part(0.39, 0.78, 1.05, 0.05, 0.26, 0.04, dark),
  ])

/** Wall bars: where they start along their wall, and how many bays of 0.9 m. */
export function wallBars(
  on: Indoors,
  side: Side,
  start: number,
  bays: number,
  wood: string,
): Markup {
  const { origin, turn } = against(on, side, start, bays * 0.9, 0.16)
  const rungs = Array.from({ length: 13 }, (_, i): Part =>
    part(0.02, 0.02, 0.2 + i * 0.19, bays * 0.9 - 0.04, 0.05, 0.045, wood),
  )
  const posts = Array.from({ length: bays + 1 }, (_, i): Part =>
    part(i * 0.9 - 0.03, 0, 0, 0.06, 0.14, 2.6, wood),
  )
  return assemble(on, origin, turn, [...rungs, ...posts])
}

/** A padded mat, 0.7 by 1.8 m: its near left corner. */
export const mat = (on: Indoors, [x, y]: Spot, colour: string): Markup =>
  block(on, [x, y, 0.005], [0.7, 1.8, 0.025], colour, 0.01)

/** Boxes to jump on, from the highest: near left foot of the row. */
export const boxes = (on: Indoors, [x, y]: Spot, colours: readonly string[]): Markup =>
  colours
    .map((colour, i) => {
      const high = 0.75 - i * 0.18
      return (
        grounded(on, [x + i * 0.85, y - i * 0.12], 0, 0.7, 0.6, 0.5) +
        block(on, [x + i * 0.85, y - i * 0.12, 0], [0.7, 0.6, high], colour, 0.02)
      )
    })
    .join('')
