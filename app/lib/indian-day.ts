/** India has one time, UTC+05:30 all year. */
const OFFSET_MS = 5.5 * 3_600_000

/** The day of a moment in India, as `2026-11-26`; the moment as ISO 8601 in UTC. */
export function indianDay(moment: string): string {
  return new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, 10)
}
