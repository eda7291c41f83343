const months = [
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

/** A day as the desk says it, such as `24 Nov`; with its year where that is asked for. */
export function dayText(day: string, hasYear = false): string {
  const { date, month, year } = partsOf(day)
  return `${date} ${month.slice(0, 3)}${hasYear ? ` ${year}` : ''}`
}

/** An hour of today. */
export function todayText(time: string): string {
  return `today, ${time}`
}

/** Days from one to another, both within: `1 to 22 November 2026`. */
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
  return { year, month: months[Number(month) - 1] ?? '', date: Number(date) }
}
