import type { TimeOfDay } from '#app/media/time-of-day/times-of-day.ts'

/** India is five and a half hours ahead of UTC, without daylight saving. */
const INDIA_MS = 5.5 * 3_600_000

/** `now` in milliseconds since 1970; in Noida the sun is up from about six to six. */
export function timeOfDayAt(now: number): TimeOfDay {
  const hour = new Date(now + INDIA_MS).getUTCHours()
  if (hour < 5 || hour > 18) return 'night'
  if (hour < 8) return 'dawn'
  return hour < 16 ? 'noon' : 'dusk'
}
