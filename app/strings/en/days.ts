import { clockTime } from '#app/lib/dates/clock-time.ts'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `24 Nov`, with `hasYear` the year. */
export function dayText(day: string, hasYear = false): string {
  const { date, month, year } = partsOf(day)
  return `${date} ${month.slice(0, 3)}${hasYear ? ` ${year}` : ''}`
}

/** `yesterday 6:10 pm`. */
export function nearText(near: 'yesterday' | 'today' | 'tomorrow', time: string): string {
  return `${near} ${clockTime(time)}`
}

/** `Fri 28 Nov, 6:10 pm`, with `hasYear` the year. */
export function farText(day: string, time: string, hasYear: boolean): string {
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${dayText(day, hasYear)}, ${clockTime(time)}`
}

/** Both days included: `1 to 22 November 2026`. */
export function rangeText(from: string, to: string): string {
  const [first, last] = [partsOf(from), partsOf(to)]
  const end = `${last.date} ${last.month} ${last.year}`
  if (from === to) return end
  if (first.year !== last.year) return `${first.date} ${first.month} ${first.year} to ${end}`
  if (first.month !== last.month) return `${first.date} ${first.month} to ${end}`
  return `${first.date} to ${end}`
}

function partsOf(day: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month: monthNames[Number(month) - 1] ?? '', date: Number(date) }
}
