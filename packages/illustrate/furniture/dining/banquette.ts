import { lighten } from '../../paper/colour.ts'
import type { Markup } from '../../paper/svg.ts'
import { against } from '../../rooms/against.ts'
import type { Indoors, Side } from '../../rooms/indoors.ts'
import { assemble, grounded, type Part, part } from '../blocks.ts'

/** A bench with a tall padded back against a wall: where it starts along the wall, and its length in metres. */
export function banquette(
  on: Indoors,
  side: Side,
  start: number,
  length: number,
  colour: string,
): Markup {
  const { origin, turn } = against(on, side, start, length, 0.66)
  const pads = Math.max(2, Math.round(length / 0.8))
  const each = length / pads
  const parts: Part[] = [
    part(0, 0.08, 0, length, 0.56, 0.3, '#4a332a'),
    part(0, 0.56, 0.3, length, 0.1, 0.86, colour, 0.02),
  ]
  for (let i = 0; i < pads; i++)
    parts.push(
      part(i * each + 0.005, 0, 0.3, each - 0.01, 0.5, 0.17, lighten(colour, 0.03), 0.05),
      part(i * each + 0.01, 0.43, 0.47, each - 0.02, 0.14, 0.62, colour, 0.06),
    )
  return grounded(on, origin, turn, length, 0.66, 0.5) + assemble(on, origin, turn, parts)
}
