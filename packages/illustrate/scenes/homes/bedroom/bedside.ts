import { bedside } from '../../../furniture/bedroom/beds.ts'
import { hanging, tableLamp } from '../../../furniture/lights/luminaires.ts'
import { nth } from '../../../paper/nth.ts'
import { type Markup } from '../../../paper/svg.ts'
import { against } from '../../../rooms/against.ts'
import type { Indoors, Side } from '../../../rooms/indoors.ts'
import type { Setting } from '../../../rooms/layouts.ts'

/** Cabinets on both sides of a bed with lamps on or above them; where the bed starts along its wall, its width and the gap in metres. */
export function bedsides(
  on: Indoors,
  { seed, scheme }: Setting,
  side: Side,
  start: number,
  w: number,
  gap: number,
): Markup {
  const wide = 0.52
  const form = nth(['table', 'globe', 'rattan', 'drum'] as const, seed % 4)
  return [start - gap - wide, start + w + gap]
    .toSorted((a, b) => (side === 'back' ? a - b : b - a))
    .map((u) => {
      const foot = against(on, side, u, wide, 0.42).at(wide / 2, 0.22, 0.5)
      return (
        bedside(on, side, u, wide, scheme.wood) +
        (form === 'table'
          ? tableLamp(on, foot, 0.56, scheme.accents[1])
          : hanging(on, [foot[0], foot[1], 1.4], form === 'globe' ? 0.2 : 0.3, form))
      )
    })
    .join('')
}
