import type { LogEvent } from 'kysely'
import { LRUCache } from 'lru-cache'

import { statementSummary } from './statement-summary.ts'

/** `what` is the verb and the first table, never a value. */
export type QueryEvent = { what: string; ms: number; isFailed: boolean }

let hear: ((query: QueryEvent) => void) | undefined
const summaries = new LRUCache<string, string>({ max: 200 })

/** Runs in the asynchronous context of the caller. */
export function hearQueries(listener: (query: QueryEvent) => void): void {
  hear = listener
}

export function reportQuery({ query, queryDurationMillis, level }: LogEvent): void {
  hear?.({ what: summaryOf(query.sql), ms: queryDurationMillis, isFailed: level === 'error' })
}

function summaryOf(statement: string): string {
  const known = summaries.get(statement)
  if (known !== undefined) return known
  const summary = statementSummary(statement)
  summaries.set(statement, summary)
  return summary
}
