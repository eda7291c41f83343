import { assemble, part } from '../../../furniture/blocks.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { turned } from '../../../furniture/turned.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'

/** A pot of tea and two glasses on a table 0.435 m high. */
export function tea(on: Indoors, [x, y]: Spot, colour: string): Markup {
  const glass = (dx: number, dy: number): Markup =>
    turned(on, [x + dx, y + dy, 0.436], 0.026, 0.034, 0.08, '#d9893c')
  const tray = assemble(on, [x - 0.1, y - 0.1], 0, [
    part(0, 0, 0.435, 0.38, 0.22, 0.012, '#c99a4e'),
  ])
  return (
    tray +
    pot(on, [x, y + 0.05, 0.447], 0.2, on.mood.tone(colour, 0.5)) +
    glass(0.16, 0.04) +
    glass(0.22, -0.04)
  )
}
