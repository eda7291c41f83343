import { carpet, weaves } from '../../../furniture/living/carpets.ts'
import { caneChair, pouf } from '../../../furniture/living/easy-seats.ts'
import { bowl } from '../../../furniture/kitchen/fruit-bowl.ts'
import { lowTables } from '../../../furniture/living/low-tables.ts'
import { standing } from '../../../furniture/lights/luminaires.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { bench, easyChair, settee } from '../../../furniture/living/seating.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Setting } from '../../../rooms/layouts.ts'

/** A sofa with its back to the viewer and chairs face to face with it, on a rug 5 by 4.3 m: the middle of it all in metres. */
export function circle(on: Indoors, { chance, scheme, seed }: Setting, [x, y]: Spot): Markup {
  const [first, second, third] = scheme.accents
  return (
    carpet(on, x - 2.5, y - 2.2, 5, 4.3, [scheme.cover, second, first], chance.pick(weaves)) +
    easyChair(on, [x - 1.9, y + 0.7], 40, second, scheme.wood) +
    easyChair(on, [x + 1.2, y + 1], -40, second, scheme.wood) +
    lowTables(on, [x, y + 0.1], 0.62, scheme.stone, scheme.wood, seed) +
    settee(on, [x + 1.35, y - 0.9], 180, 2.7, scheme.cloth, [first, third]) +
    standing(on, [x - 2.3, y - 0.2], 1.7)
  )
}

/** A sofa that faces the viewer with a chair beside it, on a rug 4.6 by 3.7 m: its middle in metres. */
export function row(on: Indoors, { chance, scheme, seed }: Setting, [x, y]: Spot): Markup {
  const [first, second, third] = scheme.accents
  return (
    carpet(on, x - 2.3, y - 1.9, 4.6, 3.7, [scheme.cover, first, third], chance.pick(weaves)) +
    settee(on, [x - 1.3, y + 0.8], 0, 2.6, second, [scheme.cover, third, first]) +
    standing(on, [x - 1.7, y + 1.4], 1.7) +
    easyChair(on, [x + 1.5, y], -70, scheme.cloth, scheme.wood) +
    lowTables(on, [x - 0.1, y - 0.15], 0.55, scheme.stone, scheme.wood, seed * 2) +
    bowl(on, [x, y - 0.2, 0.35], 0.2, third) +
    blossom(on, [x + 0.45, y + 0.15, 0.48], on.mood.tone(first, 0.5), seed) +
    bench(on, [x - 1.2, y - 1.5], 1.5, 0.5, first, scheme.wood) +
    pouf(on, [x + 0.9, y - 1.3], 0.34, third)
  )
}

/** Two cane chairs at a table: its middle in metres. */
export function pair(on: Indoors, { scheme, seed }: Setting, [x, y]: Spot): Markup {
  const [first, second] = scheme.accents
  return (
    caneChair(on, [x + 0.8, y + 0.4], -58, first, scheme.wood) +
    lowTables(on, [x, y], 0.4, scheme.stone, scheme.wood, seed) +
    blossom(on, [x, y, 0.35], on.mood.tone(second, 0.5), seed) +
    caneChair(on, [x - 1.1, y - 0.4], 52, first, scheme.wood)
  )
}
