import type { Json } from '#app/lib/json/json.ts'
import { clockTime } from '#app/lib/dates/clock-time.ts'
import { indianDay, indianHour } from '#app/lib/dates/indian-day.ts'
import { isDay } from '#app/lib/dates/iso-day.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'

/** `26 Nov 2026, 6:30 pm`, since a browser's own control may put the month first; undefined while incomplete. */
export function dateText(typed: Json): string | undefined {
  if (typeof typed !== 'string') return undefined
  const [on = '', hour] = typed.split('T')
  if (!isDay(on)) return undefined
  return hour === undefined ? checkedDay({ on }) : `${checkedDay({ on })}, ${clockTime(hour)}`
}

/** In India's time zone: `26 Nov 2026, 6:30 pm`. */
export function dateTimeText(moment: Date): string {
  return `${checkedDay({ on: indianDay(moment) })}, ${clockTime(indianHour(moment).slice(11))}`
}
