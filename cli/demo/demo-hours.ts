const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Asia/Kolkata is UTC+05:30 all year. */
const IST = 5.5 * HOUR
/** The default office hours (0055-next-steps.sql). */
const [OPENS, CLOSES] = [10 * HOUR, 19 * HOUR]
/** One night enquiry in eight stays at night. */
const AWAKE = 8

/** Moves most night enquiries into the nine hours after ten; those of the last night move to the day before, never into the future. */
export function byDay(at: Date, now: Date): Date {
  const ofDay = (at.getTime() + IST) % DAY
  if (ofDay >= OPENS || at.getTime() % AWAKE === 0) return at
  const moved = at.getTime() - ofDay + OPENS + (ofDay / OPENS) * (CLOSES - OPENS)
  return new Date(now.getTime() - at.getTime() < DAY ? moved - DAY : moved)
}

/** For fewer minutes than a working day has. */
export function afterWorking(from: Date, minutes: number): Date {
  const local = from.getTime() + IST
  let day = Math.floor(local / DAY)
  let ofDay = Math.max(OPENS, local - day * DAY)
  if (ofDay >= CLOSES) [day, ofDay] = [day + 1, OPENS]
  ofDay += minutes * 60_000
  if (ofDay >= CLOSES) [day, ofDay] = [day + 1, ofDay - CLOSES + OPENS]
  return new Date(day * DAY + ofDay - IST)
}
