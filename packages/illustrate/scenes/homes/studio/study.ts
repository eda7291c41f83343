import { assemble, part } from '../../../furniture/blocks.ts'
import { tableLamp } from '../../../furniture/lights/luminaires.ts'
import { chair, table } from '../../../furniture/living/seating.ts'
import { turned } from '../../../furniture/turned.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Scheme } from '../../../rooms/schemes.ts'

/** A desk along the left wall with a laptop, a lamp and a chair; 0.65 by 1.5 m. */
export function study(on: Indoors, [x, y]: Spot, scheme: Scheme): Markup {
  const [first, second, third] = scheme.accents
  const laptop = assemble(on, [x + 0.2, y + 0.55], 0, [
    part(0, 0, 0.74, 0.24, 0.34, 0.015, '#b9b4ac'),
    part(-0.02, 0, 0.755, 0.02, 0.34, 0.22, '#3a3634'),
  ])
  const books = assemble(on, [x + 0.15, y + 0.12], 0, [
    part(0, 0, 0.74, 0.2, 0.27, 0.04, first),
    part(0.01, 0.02, 0.78, 0.18, 0.24, 0.035, '#efe2cc'),
    part(0.02, 0.01, 0.815, 0.17, 0.25, 0.03, second),
  ])
  return (
    table(on, [x, y], [0.65, 1.5, 0.74], scheme.wood) +
    tableLamp(on, [x + 0.25, y + 1.25, 0.74], 0.46, third) +
    laptop +
    books +
    turned(on, [x + 0.48, y + 1, 0.74], 0.035, 0.04, 0.09, second) +
    chair(on, [x + 1.22, y + 0.48], 90, second, scheme.wood)
  )
}
