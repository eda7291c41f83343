import { clockTime } from '#app/lib/dates/clock-time.ts'
import { nearText } from '#app/strings/en/days.ts'

const DAY_MS = 24 * 60 * 60_000
/** Where the desk reads its clock. */
const timeZone = 'Asia/Kolkata'

const hours = new Intl.DateTimeFormat('en-IN', { timeZone, timeStyle: 'short', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'short' })
const wholeDay = new Intl.DateTimeFormat('en-IN', { timeZone, dateStyle: 'medium' })

/** A moment as short as it can be told apart: `9:02 am` today, `yesterday 6:10 pm`, `20 Nov` this year, `3 Oct 2025` before. */
export function shownTime(moment: Date, now: Date): string {
  if (isOneDay(moment, now)) return clock(moment)
  const isYesterday = isOneDay(moment, new Date(now.getTime() - DAY_MS))
  return isYesterday ? nearText('yesterday', hours.format(moment)) : shownDay(moment, now)
}

/** The same to the minute, for what is kept: `24 Nov, 9:02 am`, today as on any other day. */
export function shownMoment(moment: Date, now: Date): string {
  return shownSpan(moment, moment, now)
}

/**
 * From when to when something was done, to the minute and with its day: `20 Nov, 9:02 am to 9:20 am`,
 * `20 Nov, 11:50 pm to 21 Nov, 12:10 am` beyond a midnight; one time where both are the same minute.
 */
export function shownSpan(from: Date, to: Date, now: Date): string {
  const [begun, ended] = [clock(from), clock(to)]
  if (!isOneDay(from, to))
    return `${shownDay(from, now)}, ${begun} to ${shownDay(to, now)}, ${ended}`
  return `${shownDay(to, now)}, ${begun === ended ? begun : `${begun} to ${ended}`}`
}

function shownDay(moment: Date, now: Date): string {
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
