import { rupeesOf } from '#app/lib/money.ts'

import { priceLabel } from './price-label.ts'
import type { Project } from './project.ts'

/** Ranges in rupees; empty while the price is not public. */
export function publicPrices(project: Project): { from: number; to: number }[] {
  const label = priceLabel(project)
  if (label.kind !== 'from') return []
  const rows = project.sections.flatMap((section) =>
    section.kind === 'prices' ? section.rows : [],
  )
  const stated = rows.flatMap(({ from, to = from }) => {
    const [low, high] = [rupeesOf(from), rupeesOf(to)]
    return low === undefined || high === undefined ? [] : [{ from: low, to: high }]
  })
  return [{ from: label.amount, to: label.amount }, ...stated]
}
