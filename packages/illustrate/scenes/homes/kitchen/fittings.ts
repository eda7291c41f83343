import type { Kitchen } from '../../../furniture/kitchen/kitchens.ts'
import { hanging } from '../../../furniture/lights/luminaires.ts'
import { nth } from '../../../paper/nth.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Vec } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Setting } from '../../../rooms/layouts.ts'

/** Fronts below and above; scheme stands for the colour of the home's own feature wall. */
const fronts = [
  ['scheme', '#f4efe4'],
  ['#f6f2e8', 'wood'],
  ['accent', '#f4efe4'],
  ['wood', '#f2ede2'],
  ['#35505c', '#e9e4d8'],
  ['#f4f0e6', '#f4f0e6'],
  ['scheme', 'wood'],
] as const

/** What the kitchen of a home is made of. */
export function kitchenOf({ seed, chance, scheme }: Setting): Kitchen {
  const [low, high] = nth(fronts, (seed * 3) % fronts.length)
  const named: Record<string, string> = {
    scheme: scheme.featureColour,
    wood: scheme.wood,
    accent: scheme.accents[1],
  }
  return {
    low: named[low] ?? low,
    high: named[high] ?? high,
    top: scheme.stone,
    back: chance.pick(['#f2ece0', scheme.wall, scheme.accents[1], '#cfe0da', '#e8c9b0']),
    wood: scheme.wood,
    metal: chance.pick(['#c99a4e', '#3a3634', '#b9b4ac']),
    seed,
  }
}

/** Lamps of one form in a row over a counter or table; where each hangs, in metres. */
export function overhead(on: Indoors, { seed, scheme }: Setting, at: readonly Vec[]): Markup {
  const form = nth(['globe', 'cone', 'rattan', 'drum'] as const, seed % 4)
  return at
    .map((spot) => hanging(on, spot, form === 'globe' ? 0.22 : 0.36, form, scheme.accents[0]))
    .join('')
}
