const DAY_MS = 86_400_000

type Limits = {
  /** How long a source shows leads late, and so how far each pull reads back. */
  overlapMs: number
  maxMs: number
  lookBackMs: number
}

/** Before the time up to which a long absence is read; such a window needs no overlap with the last. */
const GOES_ON = 'from '

/** The next stretch of time to read, and the cursor after it; the first reads two days. */
export function pullWindow(cursor: string | undefined, now: Date, limits: Limits) {
  const goesOn = cursor?.startsWith(GOES_ON) === true
  const last = Date.parse(cursor?.replace(GOES_ON, '') ?? '')
  const wanted = Number.isNaN(last)
    ? now.getTime() - 2 * DAY_MS
    : last - (goesOn ? 0 : limits.overlapMs)
  const start = Math.min(Math.max(wanted, now.getTime() - limits.lookBackMs), now.getTime())
  const end = Math.min(start + limits.maxMs, now.getTime())
  const more = end < now.getTime()
  const next = `${more ? GOES_ON : ''}${new Date(end).toISOString()}`
  return { start: new Date(start), end: new Date(end), cursor: next, more }
}

/** `2026-10-08 12:00:00` in India. */
export function indianTime(moment: Date): string {
  const shifted = new Date(moment.getTime() + 5.5 * 3_600_000)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}
