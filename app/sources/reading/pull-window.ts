const DAY_MS = 86_400_000

type Limits = {
  /** How long a source shows leads late, and so how far each pull reads back. */
  overlapMs: number
  maxMs: number
  lookBackMs: number
}

/** The next stretch of time to read; `cursor` is where the last one ended, and the first reads two days. */
export function pullWindow(cursor: string | undefined, now: Date, limits: Limits) {
  const last = Date.parse(cursor ?? '')
  const wanted = Number.isNaN(last) ? now.getTime() - 2 * DAY_MS : last - limits.overlapMs
  const start = Math.min(Math.max(wanted, now.getTime() - limits.lookBackMs), now.getTime())
  const end = Math.min(start + limits.maxMs, now.getTime())
  return { start: new Date(start), end: new Date(end), more: end < now.getTime() }
}

/** `2026-10-08 12:00:00` in India. */
export function indianTime(moment: Date): string {
  const shifted = new Date(moment.getTime() + 5.5 * 3_600_000)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}
