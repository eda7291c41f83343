import { isDay } from '#app/lib/dates/iso-day.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

/** Days of Asia/Kolkata as `2026-11-24`, inclusive. */
export type DayRange = { from: string; to: string }

export type RangeQuery = { range: DayRange; problem?: 'unreadable' | 'reversed' }

/** Days back, including today. */
export const quickDays = [7, 30, 90] as const
const USUAL_DAYS = 30
/** Longer ranges chart by week. */
export const MAX_DAYS = 120

const DAY_MS = 86_400_000
const [EARLIEST, LATEST] = ['2000-01-01', '2100-12-31']

/** The last 30 days where nothing valid is given. */
export function readRange(search: URLSearchParams, today: string): RangeQuery {
  const usual = lastDays(USUAL_DAYS, today)
  const [from = '', to = ''] = ['from', 'to'].map((name) => asciiDigits(search.get(name) ?? ''))
  if (from === '' && to === '') return { range: usual }
  const end = to === '' ? today : to
  if (!isKnown(end)) return { range: usual, problem: 'unreadable' }
  const start = from === '' ? lastDays(USUAL_DAYS, end).from : from
  if (!isKnown(start)) return { range: usual, problem: 'unreadable' }
  if (start > end) return { range: usual, problem: 'reversed' }
  return { range: { from: start, to: end } }
}

function isKnown(text: string): boolean {
  return isDay(text) && text >= EARLIEST && text <= LATEST
}

export function lastDays(days: number, to: string): DayRange {
  return { from: plusDays(to, 1 - days), to }
}

export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

export function rangeBefore(range: DayRange): DayRange {
  return lastDays(daysIn(range), plusDays(range.from, -1))
}

export function plusDays(text: string, days: number): string {
  return new Date(Date.parse(text) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday of the week. */
export function weekOf(text: string): string {
  return plusDays(text, -((new Date(text).getUTCDay() + 6) % 7))
}
