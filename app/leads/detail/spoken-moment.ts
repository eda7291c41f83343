import { clockTime } from '#app/lib/dates/clock-time.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { officeTime } from '#app/lib/dates/office-time.ts'
import { farText, nearText } from '#app/strings/en/days.ts'

const DAY_MS = 24 * 60 * 60_000

/** In Asia/Kolkata: `today 6:00 pm`, `yesterday 6:10 pm`, `Fri 27 Nov, 10:00 am`, `Thu 2 Oct 2025, 10:00 am`. */
export function momentText(iso: string, now: string): string {
  return momentOn(iso, indianDay(new Date(now)))
}

/** As `momentText`, with the day of Asia/Kolkata as `today`; undefined means another day of this year. */
export function momentOn(iso: string, today: string | undefined): string {
  const { day, time } = clockOf(iso)
  return day === today ? nearText('today', time) : otherDay(day, time, today)
}

/** Shows only the hour for `today`, a day of Asia/Kolkata; undefined means another day of this year. */
export function shortMoment(iso: string, today: string | undefined): string {
  const { day, time } = clockOf(iso)
  return day === today ? clockTime(time) : otherDay(day, time, today)
}

function clockOf(iso: string): { day: string; time: string } {
  const moment = officeTime(new Date(iso))
  return { day: moment.slice(0, 10), time: moment.slice(11, 16) }
}

function otherDay(day: string, time: string, today: string | undefined): string {
  if (today === undefined) return farText(day, time, false)
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
  if (days === -1) return nearText('yesterday', time)
  if (days === 1) return nearText('tomorrow', time)
  return farText(day, time, day.slice(0, 4) !== today.slice(0, 4))
}
