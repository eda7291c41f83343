import { dayText, todayText } from '#app/desk-texts/en/days.ts'
import { deskTime } from '#app/leads/desk/desk-time.ts'

/** A moment as the desk says it in a line, seen from `now`: `today, 18:00`, `27 Nov, 10:00`, `2 Oct 2025, 10:00`; in Asia/Kolkata. */
export function momentText(iso: string, now: string): string {
  const { day, time, isToday, isThisYear } = seen(iso, now)
  return isToday ? todayText(time) : `${dayText(day, !isThisYear)}, ${time}`
}

/** The same where a line is short: of today only the hour. */
export function shortMoment(iso: string, now: string): string {
  const { time, isToday } = seen(iso, now)
  return isToday ? time : momentText(iso, now)
}

function seen(iso: string, now: string) {
  const [moment, today] = [deskTime(new Date(iso)), deskTime(new Date(now))]
  const day = moment.slice(0, 10)
  return {
    day,
    time: moment.slice(11, 16),
    isToday: day === today.slice(0, 10),
    isThisYear: day.slice(0, 4) === today.slice(0, 4),
  }
}
