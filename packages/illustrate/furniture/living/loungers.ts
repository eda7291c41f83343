import type { Markup } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { assemble, grounded, part, type Part } from '../blocks.ts'

/** A lounger with a raised head at the far end of its frame, 0.72 by 2 m. */
export function sunLounger(
  on: Indoors,
  at: Spot,
  turn: number,
  wood: string,
  cloth: string,
  towel: string,
): Markup {
  const parts: Part[] = [
    part(0, 0, 0.2, 0.72, 2, 0.07, wood, 0.01),
    part(0.06, 0.1, 0, 0.08, 0.08, 0.2, wood),
    part(0.58, 0.1, 0, 0.08, 0.08, 0.2, wood),
    part(0.06, 1.82, 0, 0.08, 0.08, 0.2, wood),
    part(0.58, 1.82, 0, 0.08, 0.08, 0.2, wood),
    part(0.02, 0.02, 0.27, 0.68, 1.3, 0.1, cloth, 0.04),
    part(0.1, 0.15, 0.37, 0.52, 0.3, 0.08, towel, 0.03),
  ]
  for (let i = 0; i < 4; i++)
    parts.push(part(0.02, 1.32 + i * 0.16, 0.27 + i * 0.1, 0.68, 0.17, 0.13, cloth, 0.04))
  return grounded(on, at, turn, 0.72, 2, 0.5) + assemble(on, at, turn, parts)
}
