import { join } from 'node:path'

import { readRows, unreached, type Rows } from './scan-rows.ts'

export const REPORTS = 'docs/scans'
/** Too few seconds to start anything. */
const MIN_SECONDS = 15

/** The part of a scan that one run does, and its limits. */
export type Piece = {
  logs: string
  reports: string
  /** A name must contain one of them. */
  parts: readonly string[]
  /** Only what earlier reports did not finish. */
  isUnreached: boolean
  /** Deadline for new work, in milliseconds since 1970. */
  until: number
}

/** The old report's rows, and the names for this run. */
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

/** Seconds left for something that takes `limit` at most; undefined if too late. */
export function secondsFor({ until }: Piece, limit: number): number | undefined {
  const left = Math.floor((until - Date.now()) / 1000)
  return left < MIN_SECONDS ? undefined : Math.min(limit, left)
}

/** In UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
