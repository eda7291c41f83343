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

/** Rupees per square foot; a range of prices needs one size or a range of sizes, a single price one size. */
function ratesOf({ label, from, to }: PriceRow): number[] {
  const [size, other] = statedFigures(label).filter(({ unit }) => unit in SQUARE_FEET)
  if (!size || other || size.isAbout || size.text.includes('+')) return []
  const [small, large = small, third] = size.amounts.map(
    (amount) => amount * (SQUARE_FEET[size.unit] ?? 0),
  )
  const [low, high] = [rupeesOf(from), rupeesOf(to ?? from)]
  if (!small || !large || third !== undefined || !low || !high) return []
  if (small !== large && (to === undefined || !size.isRange)) return []
  return [low / small, high / large]
}
