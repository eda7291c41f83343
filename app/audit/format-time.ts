import { clockTime } from '#app/lib/dates/clock-time.ts'
import { nearText } from '#app/strings/en/days.ts'

const DAY_MS = 24 * 60 * 60_000
const timeZone = 'Asia/Kolkata'

const hours = new Intl.DateTimeFormat('en-IN', { timeZone, timeStyle: 'short', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'short' })
const wholeDay = new Intl.DateTimeFormat('en-IN', { timeZone, dateStyle: 'medium' })

/** Short: `9:02 am` today, `yesterday 6:10 pm`, `20 Nov` this year, `3 Oct 2025` before. */
export function formatTime(moment: Date, now: Date): string {
  if (isOneDay(moment, now)) return clock(moment)
  const isYesterday = isOneDay(moment, new Date(now.getTime() - DAY_MS))
  return isYesterday ? nearText('yesterday', hours.format(moment)) : formatDay(moment, now)
}

/** Always with the day: `24 Nov, 9:02 am`. */
export function formatMoment(moment: Date, now: Date): string {
  return formatSpan(moment, moment, now)
}

/** `20 Nov, 9:02 am to 9:20 am`, or with both days across midnight; one time within a minute. */
export function formatSpan(from: Date, to: Date, now: Date): string {
  const [begun, ended] = [clock(from), clock(to)]
  if (!isOneDay(from, to))
    return `${formatDay(from, now)}, ${begun} to ${formatDay(to, now)}, ${ended}`
  return `${formatDay(to, now)}, ${begun === ended ? begun : `${begun} to ${ended}`}`
}

function formatDay(moment: Date, now: Date): string {
  const date = wholeDay.format(moment)
  return date.slice(-4) === wholeDay.format(now).slice(-4) ? day.format(moment) : date
}

function clock(moment: Date): string {
  return clockTime(hours.format(moment))
}

function isOneDay(one: Date, other: Date): boolean {
  return wholeDay.format(one) === wholeDay.format(other)
}

/** The `datetime` of a `<time>`. */
export function machineTime(moment: Date): string {
  return moment.toISOString()
}
