import { minutesAhead } from '#app/lib/dates/zone-offset.ts'

import { hoursTexts } from './hours-text.ts'
import type { WorkingHours } from './working-time.ts'

const CITIES = {
  Dubai: 'Asia/Dubai',
  London: 'Europe/London',
  'New York': 'America/New_York',
  Singapore: 'Asia/Singapore',
} as const

export type HoursAbroad = { city: string; texts: string[] }

/** Indian hours by the clocks of cities abroad, as they go at that moment; empty without hours. */
export function hoursAbroad(hours: readonly WorkingHours[], at: Date): HoursAbroad[] {
  if (hours.length === 0) return []
  return Object.entries(CITIES).map(([city, zone]) => ({
    city,
    texts: hoursTexts(
      shifted(hours, minutesAhead(zone, at) - minutesAhead('Asia/Kolkata', at)),
      '',
    ),
  }))
}

/** Each day’s hours are on the day on which they begin there, and may end on the next. */
function shifted(hours: readonly WorkingHours[], minutes: number): WorkingHours[] {
  return hours.map(({ weekday, opens, closes }) => {
    const days = Math.floor((opens + minutes) / DAY)
    return {
      weekday: ((weekday - 1 + days + 7) % 7) + 1,
      opens: opens + minutes - days * DAY,
      closes: closes + minutes - days * DAY,
    }
  })
}

const DAY = 24 * 60
const HOUR_MS = 60 * 60 * 1000

let clocks = { hour: 0, key: '' }

/** Changes when summer time begins or ends abroad; a cache key for the page that shows the hours. */
export function clocksAbroadKey(at = Date.now()): string {
  const hour = Math.floor(at / HOUR_MS)
  if (clocks.hour !== hour) {
    const ahead = Object.values(CITIES).map((zone) => minutesAhead(zone, new Date(hour * HOUR_MS)))
    clocks = { hour, key: ahead.join(' ') }
  }
  return clocks.key
}
