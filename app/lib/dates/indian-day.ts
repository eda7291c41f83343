/** India has one time, UTC+05:30 all year. */
const OFFSET_MS = 5.5 * 3_600_000

/** The day of a moment in India, as `2026-11-26`. */
export function indianDay(moment: Date): string {
  return indianHour(moment).slice(0, 10)
}

/** A moment as a field of a form writes it by India's clock: `2026-11-26T18:30`. */
export function indianHour(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16)
}

/** The moment of such an hour; undefined where there is none. */
export function atIndianHour(hour: string): Date | undefined {
  const at = new Date(`${hour}:00+05:30`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
