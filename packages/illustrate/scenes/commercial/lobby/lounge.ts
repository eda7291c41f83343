import { carpet } from '../../../furniture/living/carpets.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { easyChair, settee } from '../../../furniture/living/seating.ts'
import { turned } from '../../../furniture/turned.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Setting } from '../../../rooms/layouts.ts'

/** A sofa and two easy chairs round low tables on a carpet, 4.6 by 3.6 m: its near left corner. */
export function lounge(on: Indoors, { chance, scheme }: Setting, [x, y]: Spot): Markup {
  const [first, second] = scheme.accents
  const cloth = chance.pick([first, second, scheme.cloth])
  const weave = chance.pick(['border', 'waves', 'stripes'] as const)
  return (
    carpet(on, x, y, 4.6, 3.6, [scheme.cover, second, first], weave) +
    settee(on, [x + 1.1, y + 2.6], 0, 2.5, scheme.cloth, [first, second]) +
    easyChair(on, [x + 0.3, y + 2.2], 62, cloth, scheme.wood) +
    easyChair(on, [x + 4, y + 1.5], -62, cloth, scheme.wood) +
    tables(on, [x + 2.3, y + 1.7], scheme.wood, scheme.stone, scheme.accents[2])
  )
}

/** Two round tables of different height. */
const tables = (on: Indoors, [x, y]: Spot, wood: string, stone: string, vase: string): Markup =>
  turned(on, [x + 0.45, y + 0.25, 0], 0.08, 0.08, 0.46, wood) +
  turned(on, [x + 0.45, y + 0.25, 0.46], 0.32, 0.32, 0.04, wood) +
  turned(on, [x, y, 0], 0.2, 0.2, 0.32, stone) +
  turned(on, [x, y, 0.32], 0.48, 0.48, 0.05, stone) +
  pot(on, [x, y, 0.37], 0.26, vase)
