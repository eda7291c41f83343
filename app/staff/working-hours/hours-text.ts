import { clockTime } from '#app/lib/dates/clock-time.ts'

import type { WorkingHours } from './working-time.ts'

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

/** `9 am to 7 pm IST, Monday to Friday`: one line for each run of days with the same hours. */
export function hoursTexts(hours: readonly WorkingHours[], zone = ' IST'): string[] {
  const runs: { times: string; first: number; last: number }[] = []
  for (const [day] of WEEKDAYS.entries()) {
    const times = timesOf(hours.filter(({ weekday }) => weekday === day + 1))
    const before = runs.at(-1)
    if (before?.times === times) before.last = day
    else runs.push({ times, first: day, last: day })
  }
  const [monday, sunday] = [runs[0], runs.at(-1)]
  // Sunday is followed by Monday.
  if (monday && sunday && monday !== sunday && monday.times === sunday.times) {
    monday.first = sunday.first
    runs.pop()
  }
  return runs.flatMap((run) => (run.times === '' ? [] : `${run.times}${zone}, ${daysOf(run)}`))
}

/** In minutes. */
const DAY = 24 * 60

function timesOf(ofDay: readonly WorkingHours[]): string {
  return ofDay
    .map(({ opens, closes }) => {
      const day = closes > DAY ? ' the next day' : ''
      return `${timeOf(opens)} to ${timeOf(closes)}${day}`
    })
    .join(' and ')
}

function timeOf(minutes: number): string {
  if (minutes % DAY === 0) return 'midnight'
  const minute = String(minutes % 60).padStart(2, '0')
  return clockTime(`${Math.floor((minutes % DAY) / 60)}:${minute}`).replace(':00', '')
}

function daysOf({ first, last }: { first: number; last: number }): string {
  if (first === 0 && last === 6) return 'every day'
  const [from = '', to = ''] = [WEEKDAYS[first], WEEKDAYS[last]]
  if (first === last) return from
  return last === (first + 1) % 7 ? `${from} and ${to}` : `${from} to ${to}`
}
