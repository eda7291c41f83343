/** Where the desk reads its clock. */
const timeZone = 'Asia/Kolkata'

const clock = new Intl.DateTimeFormat('en-IN', { timeZone, timeStyle: 'short', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'short' })
const wholeDay = new Intl.DateTimeFormat('en-IN', { timeZone, dateStyle: 'medium' })

/** A moment as short as it can be told apart: `09:02` today, `20 Nov` this year, `3 Oct 2025` before. */
export function shownTime(moment: Date, now: Date): string {
  const date = wholeDay.format(moment)
  if (date === wholeDay.format(now)) return clock.format(moment)
  return date.slice(-4) === wholeDay.format(now).slice(-4) ? day.format(moment) : date
}

/** The `datetime` of a `<time>`. */
export function machineTime(moment: Date): string {
  return moment.toISOString()
}
