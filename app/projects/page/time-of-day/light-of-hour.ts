import type { Light } from '#app/media/time-of-day/times-of-day.ts'

/** India has one time and changes no clocks: five hours and a half before UTC. */
const INDIA_MS = 5.5 * 3_600_000

/** The light of a moment, in milliseconds since 1970, as it is in Noida: the sun is up from about six to six. */
export function lightOfHour(now: number): Light {
  const hour = new Date(now + INDIA_MS).getUTCHours()
  if (hour < 5 || hour > 18) return 'night'
  if (hour < 8) return 'dawn'
  return hour < 16 ? 'noon' : 'dusk'
}
