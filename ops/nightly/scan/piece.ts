import { join } from 'node:path'

import { readRows, unreached, type Rows } from './scan-rows.ts'

/** Where reports stay. */
export const REPORTS = 'docs/scans'
/** Seconds that are not worth beginning something for. */
const MIN_SECONDS = 15

/** What one run of the scanners is to look at, and what it may take. */
export type Piece = {
  logs: string
  /** The folder that the reports are written into. */
  reports: string
  /** Words of which one must stand in a name. */
  parts: readonly string[]
  /** Only what the reports do not say the end of. */
  isUnreached: boolean
  /** When nothing more is begun, in milliseconds since 1970. */
  until: number
}

/** What a report said before, and of `names` what this piece is to look at. */
export function chosenIn(
  { parts, isUnreached }: Piece,
  report: string,
  names: readonly string[],
): { before: Rows; chosen: ReadonlySet<string> } {
  const before = readRows(join(REPORTS, report))
  const candidates = isUnreached ? unreached(names, before) : names
  return {
    before,
    chosen: new Set(candidates.filter((name) => parts.some((of) => name.includes(of)))),
  }
}

/** How many seconds something may take now that would take `limit` at most; undefined where it is too late. */
export function secondsFor({ until }: Piece, limit: number): number | undefined {
  const left = Math.floor((until - Date.now()) / 1000)
  return left < MIN_SECONDS ? undefined : Math.min(limit, left)
}

/** The day of a row, in UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
