/** Where the desk reads its clock. */
const timeZone = 'Asia/Kolkata'

const clock = new Intl.DateTimeFormat('en-IN', { timeZone, timeStyle: 'short', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'short' })
const wholeDay = new Intl.DateTimeFormat('en-IN', { timeZone, dateStyle: 'medium' })

/** A moment as short as it can be told apart: `09:02` today, `20 Nov` this year, `3 Oct 2025` before. */
export function shownTime(moment: Date, now: Date): string {
  return isOneDay(moment, now) ? clock.format(moment) : shownDay(moment, now)
}

/** The same to the minute, for what is kept: `24 Nov, 09:02`, today as on any other day. */
export function shownMoment(moment: Date, now: Date): string {
  return shownSpan(moment, moment, now)
}

/**
 * From when to when something was done, to the minute and with its day: `20 Nov, 09:02 to 09:20`,
 * `20 Nov, 23:50 to 21 Nov, 00:10` beyond a midnight; one time where both are the same minute.
 */
export function shownSpan(from: Date, to: Date, now: Date): string {
  const [begun, ended] = [clock.format(from), clock.format(to)]
  if (!isOneDay(from, to))
    return `${shownDay(from, now)}, ${begun} to ${shownDay(to, now)}, ${ended}`
  return `${shownDay(to, now)}, ${begun === ended ? begun : `${begun} to ${ended}`}`
}

function shownDay(moment: Date, now: Date): string {
  const date = wholeDay.format(moment)
  return date.slice(-4) === wholeDay.format(now).slice(-4) ? day.format(moment) : date
}

function isOneDay(one: Date, other: Date): boolean {
  return wholeDay.format(one) === wholeDay.format(other)
}

/** The `datetime` of a `<time>`. */
export function machineTime(moment: Date): string {
  return moment.toISOString()
}
