/** When people of a demonstration write, and when its desk calls them. Both are plain sums: a fill of a million asks for each lead. */

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Asia/Kolkata is UTC+05:30 all year. */
const IST = 5.5 * HOUR
/** The hours that a desk has which set none (0012-assignment.sql): from Monday to Saturday. */
const [OPENS, CLOSES] = [9 * HOUR, 19 * HOUR]
/** One of so many who would write at night does. */
const AWAKE = 8

/**
 * People write by day: of what chance puts before nine, most comes in the ten hours after. What it puts
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
  if (isSunday(day) || ofDay >= CLOSES) [day, ofDay] = [openDayAfter(day), OPENS]
  ofDay += minutes * 60_000
  if (ofDay >= CLOSES) [day, ofDay] = [openDayAfter(day), ofDay - CLOSES + OPENS]
  return new Date(day * DAY + ofDay - IST)
}

function openDayAfter(day: number): number {
  return isSunday(day + 1) ? day + 2 : day + 1
}

/** Days are counted from 1970-01-01, which was a Thursday. */
function isSunday(day: number): boolean {
  return day % 7 === 3
}
