import { clockTime } from '#app/lib/dates/clock-time.ts'

import type { WorkingHours } from './working-time.ts'

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

/** `9 am to 7 pm IST, Monday to Friday`: one line for each run of days with the same hours. */
export function hoursTexts(hours: readonly WorkingHours[]): string[] {
  const runs: { times: string; first: number; last: number }[] = []
  for (const [day] of WEEKDAYS.entries()) {
    const times = timesOf(hours.filter(({ weekday }) => weekday === day + 1))
    const before = runs.at(-1)
    if (before?.times === times) before.last = day
    else runs.push({ times, first: day, last: day })
  }
  return runs.flatMap((run) => (run.times === '' ? [] : `${run.times} IST, ${daysOf(run)}`))
}

function timesOf(ofDay: readonly WorkingHours[]): string {
  return ofDay.map(({ opens, closes }) => `${timeOf(opens)} to ${timeOf(closes)}`).join(' and ')
}

function timeOf(minutes: number): string {
  if (minutes % 1440 === 0) return 'midnight'
  const minute = String(minutes % 60).padStart(2, '0')
  return clockTime(`${Math.floor(minutes / 60)}:${minute}`).replace(':00', '')
}

function daysOf({ first, last }: { first: number; last: number }): string {
  if (first === 0 && last === 6) return 'every day'
  const [from = '', to = ''] = [WEEKDAYS[first], WEEKDAYS[last]]
  if (first === last) return from
  return last === first + 1 ? `${from} and ${to}` : `${from} to ${to}`
}
