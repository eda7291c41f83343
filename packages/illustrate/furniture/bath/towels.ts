import type { Markup } from '../../paper/svg.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { assemble, block, grounded, part } from '../blocks.ts'

/** Rolled towels on a stool: its near left foot in metres. */
export function towels(
  on: Indoors,
  x: number,
  y: number,
  wood: string,
  colours: readonly string[],
): Markup {
  const rolls = colours
    .map((colour, i) =>
      block(on, [x + 0.03, y + 0.04, 0.46 + i * 0.11], [0.36, 0.28, 0.11], colour, 0.05),
    )
    .join('')
  return (
    grounded(on, [x, y], 0, 0.42, 0.36, 0.4) +
    assemble(on, [x, y], 0, [
      part(0.02, 0.02, 0, 0.04, 0.04, 0.42, wood),
      part(0.36, 0.02, 0, 0.04, 0.04, 0.42, wood),
      part(0.02, 0.3, 0, 0.04, 0.04, 0.42, wood),
      part(0.36, 0.3, 0, 0.04, 0.04, 0.42, wood),
      part(0, 0, 0.42, 0.42, 0.36, 0.04, wood, 0.01),
    ]) +
    rolls
  )
}
