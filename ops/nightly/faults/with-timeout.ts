import type { Kind } from './scenarios/kind.ts'
import type { Summary } from './summary.ts'
import type { Watched } from './watch-pages.ts'

/** Milliseconds for a page, even on a busy machine. */
const PAGE_MS = 20_000

/** Faults that visitors and load balancers saw while a site should have stayed up. */
export function unserved({ missed, slowest, notReady }: Watched, kind: Kind): string[] {
  return [
    ...missed.map((page) => `while the database was away a page was not there: ${page}`),
    ...(slowest > PAGE_MS ? [`while the database was away a page took ${slowest} ms`] : []),
    ...(kind.isLongOutage && notReady === 0
      ? ['readiness never said that the database is away']
      : []),
  ]
}

/** Enquiries without an answer in time while the database was away. */
export function late(
  { slowestDuringOutage }: Summary,
  { isAnsweredInTime }: Kind,
  maxAnswerMs: number,
): string[] {
  return isAnsweredInTime && slowestDuringOutage > maxAnswerMs
    ? [
        `while the database was away an enquiry waited ${slowestDuringOutage} ms for its answer, not ${maxAnswerMs}`,
      ]
    : []
}
