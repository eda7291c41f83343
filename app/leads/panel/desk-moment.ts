import { dayText, todayText } from '#app/desk-texts/en/days.ts'
import { deskTime } from '#app/leads/desk/desk-time.ts'
import { indianDay } from '#app/lib/indian-day.ts'

/** A moment as the desk says it in a line, seen from `now`: `today, 18:00`, `27 Nov, 10:00`, `2 Oct 2025, 10:00`; in Asia/Kolkata. */
export function momentText(iso: string, now: string): string {
  const { isToday, time, dayAndTime } = seen(iso, indianDay(new Date(now)))
  return isToday ? todayText(time) : dayAndTime
}

/**
 * The same where a line is short, seen from a day of Asia/Kolkata: of today only the hour. Where nobody
 * says which day it is, it is another of this year.
 */
export function shortMoment(iso: string, today: string | undefined): string {
  const { isToday, time, dayAndTime } = seen(iso, today)
  return isToday ? time : dayAndTime
}

function seen(iso: string, today: string | undefined) {
  const moment = deskTime(new Date(iso))
  const [day, time] = [moment.slice(0, 10), moment.slice(11, 16)]
  const isThisYear = today === undefined || day.slice(0, 4) === today.slice(0, 4)
  return { isToday: day === today, time, dayAndTime: `${dayText(day, !isThisYear)}, ${time}` }
}
