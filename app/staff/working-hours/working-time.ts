import { indianDay } from '#app/lib/dates/indian-day.ts'
import { reversed, sorted } from '#app/lib/lists.ts'

/** Several ranges per weekday; plain data, because browsers get it too. */
export type WorkingHours = {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** Minutes after midnight in Asia/Kolkata; `closes` is exclusive. */
  opens: number
  closes: number
}

export type WorkCalendar = {
  hours: readonly WorkingHours[]
  /** As `2026-12-25` in Asia/Kolkata. */
  holidays: readonly string[]
}

/** Asia/Kolkata is UTC+05:30 all year and has been since 1945. */
const OFFSET_MS = 330 * 60_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A calendar without hours in two years has none. */
const FARTHEST_DAYS = 731

/** Exact to the millisecond; 0 where `to` is not later. */
export function workingMinutes(from: Date, to: Date, calendar: WorkCalendar): number {
  const [start, end] = [from.getTime(), to.getTime()]
  let total = 0
  for (let day = dayOf(start); day <= dayOf(end); day += 1) {
    for (const [opens, closes] of openTimes(day, calendar))
      total += Math.max(0, Math.min(closes, end) - Math.max(opens, start))
  }
  return total / MINUTE_MS
}

/** Undefined where the calendar has no more hours. */
export function afterWorkingMinutes(
  from: Date,
  minutes: number,
  calendar: WorkCalendar,
): Date | undefined {
  let [left, last] = [Math.round(minutes * MINUTE_MS), dayOf(from.getTime()) + FARTHEST_DAYS]
  if (left <= 0) return from
  for (let day = dayOf(from.getTime()); day <= last; day += 1) {
    for (const [opens, closes] of openTimes(day, calendar)) {
      const start = Math.max(opens, from.getTime())
      if (start >= closes) continue
      if (closes - start >= left) return new Date(start + left)
      left -= closes - start
      last = day + FARTHEST_DAYS
    }
  }
  return undefined
}

/** The latest moment that is so many working minutes before `to`; undefined where there is none. */
export function beforeWorkingMinutes(
  to: Date,
  minutes: number,
  calendar: WorkCalendar,
): Date | undefined {
  let [left, last] = [Math.round(minutes * MINUTE_MS), dayOf(to.getTime()) - FARTHEST_DAYS]
  if (left <= 0) return to
  for (let day = dayOf(to.getTime()); day >= last; day -= 1) {
    for (const [opens, closes] of reversed(openTimes(day, calendar))) {
      const end = Math.min(closes, to.getTime())
      if (end <= opens) continue
      if (end - opens >= left) return new Date(end - left)
      left -= end - opens
      last = day - FARTHEST_DAYS
    }
  }
  return undefined
}

export function isWorking(at: Date, calendar: WorkCalendar): boolean {
  return openTimes(dayOf(at.getTime()), calendar).some(
    ([opens, closes]) => opens <= at.getTime() && at.getTime() < closes,
  )
}

export function* openingsFrom(
  at: Date,
  calendar: WorkCalendar,
): Generator<{ opens: Date; closes: Date }> {
  const first = dayOf(at.getTime())
  for (let day = first; day <= first + FARTHEST_DAYS; day += 1) {
    for (const [opens, closes] of openTimes(day, calendar)) {
      if (closes > at.getTime()) yield { opens: new Date(opens), closes: new Date(closes) }
    }
  }
}

/** The day on which an agent handles what comes now: today while hours are left, else the next; leave on that day counts already. */
export function workDay(at: Date, calendar: WorkCalendar): string {
  const next = afterWorkingMinutes(at, 1 / MINUTE_MS, calendar)
  return indianDay(next ?? at)
}

/** Days since 1970 in Asia/Kolkata. */
function dayOf(moment: number): number {
  return Math.floor((moment + OFFSET_MS) / DAY_MS)
}

function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

function openTimes(day: number, { hours, holidays }: WorkCalendar): [number, number][] {
  if (holidays.includes(dayText(day))) return []
  // Day 0 was a Thursday.
  const weekday = ((day + 3) % 7) + 1
  const midnight = day * DAY_MS - OFFSET_MS
  const ofDay = hours.filter((each) => each.weekday === weekday)
  return sorted(ofDay, (a, b) => a.opens - b.opens).map(({ opens, closes }) => [
    midnight + opens * MINUTE_MS,
    midnight + closes * MINUTE_MS,
  ])
}
