import { clockTime } from '#app/lib/dates/clock-time.ts'
import { indianDay, indianHour } from '#app/lib/dates/indian-day.ts'
import { isDay } from '#app/lib/dates/iso-day.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'

/**
 * A day, or an hour of one, that was typed into a field, as the site writes it: `26 Nov 2026`,
 * `26 Nov 2026, 6:30 pm`. The browser's own control may put the month first. Undefined where it is none yet.
 */
export function dayWords(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined
  const [on = '', hour] = typed.split('T')
  if (!isDay(on)) return undefined
  return hour === undefined ? checkedDay({ on }) : `${checkedDay({ on })}, ${clockTime(hour)}`
}

/** A moment by India's clock, as the site writes it: `26 Nov 2026, 6:30 pm`. */
export function momentWords(moment: Date): string {
  return `${checkedDay({ on: indianDay(moment) })}, ${clockTime(indianHour(moment).slice(11))}`
}
