import type { LogEvent } from 'kysely'
import { LRUCache } from 'lru-cache'

import { statementSummary } from './statement-summary.ts'

/** One statement that was asked: `what` is its verb and its first table, never a value. */
export type HeardQuery = { what: string; ms: number; isFailed: boolean }

let hear: ((query: HeardQuery) => void) | undefined
/** Statements are few and asked again and again, their values apart from them. */
const summaries = new LRUCache<string, string>({ max: 200 })

/** Tells `listener` of every statement, in the asynchronous context of who asked. */
export function hearQueries(listener: (query: HeardQuery) => void): void {
  hear = listener
}

/** For Kysely's `log`. */
export function tellQuery({ query, queryDurationMillis, level }: LogEvent): void {
  hear?.({ what: summaryOf(query.sql), ms: queryDurationMillis, isFailed: level === 'error' })
}

function summaryOf(statement: string): string {
  const known = summaries.get(statement)
  if (known !== undefined) return known
  const summary = statementSummary(statement)
  summaries.set(statement, summary)
  return summary
}
