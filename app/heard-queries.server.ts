import type { LogEvent } from 'kysely'

/** One statement that was asked: `what` is its verb and its first table, never a value. */
export type HeardQuery = { what: string; ms: number; isFailed: boolean }

let hear: ((query: HeardQuery) => void) | undefined

/** Tells `listener` of every statement, in the asynchronous context of who asked. */
export function hearQueries(listener: (query: HeardQuery) => void): void {
  hear = listener
}

/** For Kysely's `log`. */
export function tellQuery({ query, queryDurationMillis, level }: LogEvent): void {
  hear?.({ what: shortened(query.sql), ms: queryDurationMillis, isFailed: level === 'error' })
}

/** Of a statement its verb and the first table it writes into, or else names. */
export function shortened(statement: string): string {
  const verb = /^\s*([a-z]{2,12})\b/i.exec(statement)?.[1]?.toLowerCase() ?? 'statement'
  const table = (WRITTEN.exec(statement) ?? NAMED.exec(statement))?.[1]
  return table === undefined ? verb : `${verb} ${table.toLowerCase()}`
}

const WRITTEN = /\binto\s{1,20}"?([a-z_]{1,60})\b/i
const NAMED = /\b(?:from|update)\s{1,20}"?([a-z_]{1,60})\b/i
