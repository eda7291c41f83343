/** When people of a demonstration write, and when its desk calls them. Both are plain sums: a fill of a million asks for each lead. */

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Asia/Kolkata is UTC+05:30 all year. */
const IST = 5.5 * HOUR
/** The daily hours of an office that set none (0055-next-steps.sql). */
const [OPENS, CLOSES] = [10 * HOUR, 19 * HOUR]
/** One of so many who would write at night does. */
const AWAKE = 8

/**
 * People write by day: of what chance puts before ten, most comes in the nine hours after. What it puts
 * into the last night comes the day before, so that today is not crowded and nothing is still to come.
 */
export function byDay(at: Date, now: Date): Date {
  const ofDay = (at.getTime() + IST) % DAY
  if (ofDay >= OPENS || at.getTime() % AWAKE === 0) return at
  const moved = at.getTime() - ofDay + OPENS + (ofDay / OPENS) * (CLOSES - OPENS)
  return new Date(now.getTime() - at.getTime() < DAY ? moved - DAY : moved)
}

/** The moment at which so many working minutes, fewer than a day has, are over. */
export function afterWorking(from: Date, minutes: number): Date {
  const local = from.getTime() + IST
  let day = Math.floor(local / DAY)
  let ofDay = Math.max(OPENS, local - day * DAY)
  if (ofDay >= CLOSES) [day, ofDay] = [day + 1, OPENS]
  ofDay += minutes * 60_000
  if (ofDay >= CLOSES) [day, ofDay] = [day + 1, ofDay - CLOSES + OPENS]
  return new Date(day * DAY + ofDay - IST)
}
