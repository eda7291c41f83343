/** India's clock is ahead of UTC by so much, all year. */
const OFFSET = '+05:30'
const OFFSET_MS = 5.5 * 60 * 60 * 1000

/** The moment of an hour by the desk's clock, as a field of a form writes it: `2026-11-26T18:30`. */
export function deskMoment(hour: string): Date | undefined {
  const at = new Date(`${hour}:00${OFFSET}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** A moment as such a field writes it. */
export function deskHour(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 16)
}
