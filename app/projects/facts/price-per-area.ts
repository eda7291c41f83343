import { indianFigure, rupeesOf } from '#app/lib/money.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'

import { statedFigures } from './stated-figures.ts'

type Pricing = Pick<Project, 'price' | 'revealPrice' | 'isInterestOnly' | 'sections'>
type PriceRow = Pick<
  Extract<Project['sections'][number], { kind: 'prices' }>['rows'][number],
  'label' | 'from' | 'to'
>

const SQUARE_FEET: Readonly<Record<string, number>> = {
  'sq ft': 1,
  'sq yards': 9,
  'sq m': 10.763_910_4,
}

/** `About ₹6,333–6,389 per sq ft`, from price rows that name their own size; undefined while the price is not public. */
export function pricePerSquareFoot(project: Pricing): string | undefined {
  if (priceLabel(project).kind !== 'from') return undefined
  const rows = project.sections.flatMap((section) =>
    section.kind === 'prices' ? section.rows : [],
  )
  const rates = rows.flatMap(ratesOf).map(Math.round)
  if (rates.length === 0) return undefined
  const [low, high] = [Math.min(...rates), Math.max(...rates)].map(indianFigure)
  return `About ₹${low === high ? low : `${low}–${high}`} per sq\u00A0ft`
}

/** Rupees per square foot of the lowest price and the highest; a range of sizes needs a range of prices. */
function ratesOf({ label, from, to }: PriceRow): number[] {
  const [small, large] = sizesOf(label)
  const [low, high] = [rupeesOf(from), rupeesOf(to ?? from)]
  if (!small || !large || !low || !high) return []
  return small === large || to !== undefined ? [low / small, high / large] : []
}

/** The smallest and largest in square feet; empty unless the text has one exact size or one range. */
function sizesOf(label: string): number[] {
  const [size, other] = statedFigures(label).filter(({ unit }) => unit in SQUARE_FEET)
  if (!size || other || size.isAbout || size.text.includes('+')) return []
  const { amounts, isRange, unit } = size
  if (amounts.length !== (isRange ? 2 : 1)) return []
  const feet = amounts.map((amount) => amount * (SQUARE_FEET[unit] ?? 0))
  return isRange ? feet : [...feet, ...feet]
}
