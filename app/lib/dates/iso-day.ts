/**
 * Whether a text is a day that there is, as ISO 8601 writes it: `2026-11-24`. PostgreSQL's calendar has
 * no year 0. Plain, since browsers carry it.
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
