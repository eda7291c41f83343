import { CATEGORIES } from './measure.ts'
import type { Row } from './report.ts'

/** Milliseconds of blocked main thread. */
const BLOCKED = 20

/** A sentence for each page with a broken bound or an audit that fails. */
export function beyond(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const faults = faultsOf(row)
    return faults.length === 0 ? [] : [`${row.route}: ${faults.join('; ')}.`]
  })
}

function faultsOf({ scores, figures, failed }: Row): string[] {
  return [
    ...CATEGORIES.filter((name) => scores[name] < 100).map((name) => `${name} ${scores[name]}`),
    ...(figures.tbt >= BLOCKED ? [`TBT ${Math.round(figures.tbt)} ms`] : []),
    ...(figures.cls > 0 ? [`CLS ${figures.cls.toFixed(4)}`] : []),
    ...(failed.length > 0 ? [`failing audits: ${failed.join(', ')}`] : []),
  ]
}
