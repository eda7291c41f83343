import { isDay } from '#app/lib/dates/iso-day.ts'

/** Days in Asia/Kolkata, inclusive, in ISO 8601; `text` as typed. */
export type TimeWords = { from: string; to: string; text: string }

type Days = { from: string; to: string }

const MAX_PHRASE = 3
const DAY_MS = 86_400_000

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Takes the first time phrase out of the words; a month alone may be a name, so it needs another word. */
export function readTime(
  words: readonly string[],
  today: string,
): { time?: TimeWords; rest: string[] } {
  for (let at = 0; at < words.length; at += 1) {
    for (let size = Math.min(MAX_PHRASE, words.length - at); size > 0; size -= 1) {
      const text = words.slice(at, at + size).join(' ')
      const days = words.length === 1 && isMonth(text) ? undefined : daysOf(text, today)
      if (days)
        return { time: { ...days, text }, rest: [...words.slice(0, at), ...words.slice(at + size)] }
    }
  }
  return { rest: [...words] }
}

/** `days` after an ISO day, or before it. */
export function dayAfter(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)
}

function daysOf(text: string, today: string): Days | undefined {
  const monday = dayAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  const [year, month] = today.split('-').map(Number)
  switch (text) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) }
    case 'this week':
      return { from: monday, to: today }
    case 'last week':
      return { from: dayAfter(monday, -7), to: dayAfter(monday, -1) }
    case 'this month':
      return { from: `${today.slice(0, 8)}01`, to: today }
    case 'last month':
      return monthOf(year ?? 0, (month ?? 0) - 2)
    default:
      return dateOf(text, today)
  }
}

/** `12 nov`, `nov 12`, `november`, each with or without a year; without one the last that has begun. */
function dateOf(text: string, today: string): Days | undefined {
  const [, day = '', name = ''] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)? )?([a-z]+)(?: 20\d\d)?$/.exec(text) ??
    /^(?=[a-z]+ (\d{1,2})(?:st|nd|rd|th)?(?: 20\d\d)?$)([a-z]+)/.exec(text) ??
    []
  const month = monthIndex(name)
  if (month < 0) return undefined
  const of = (year: number) => (day === '' ? monthOf(year, month) : dayOf(year, month, day))
  const typedYear = / (20\d\d)$/.exec(text)?.[1]
  const thisYear = Number(typedYear ?? today.slice(0, 4))
  const days = of(thisYear)
  return typedYear === undefined && (!days || days.from > today) ? of(thisYear - 1) : days
}

/** `month` counts from 0; 12 is January of the next year. */
function monthOf(year: number, month: number): Days {
  return { from: isoDay(Date.UTC(year, month, 1)), to: isoDay(Date.UTC(year, month + 1, 0)) }
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

function dayOf(year: number, month: number, day: string): Days | undefined {
  const iso = `${monthOf(year, month).from.slice(0, 8)}${day.padStart(2, '0')}`
  return isDay(iso) ? { from: iso, to: iso } : undefined
}

function isMonth(text: string): boolean {
  return monthIndex(text) >= 0
}

function monthIndex(name: string): number {
  if (name === 'sept') return 8
  return MONTHS.findIndex((month) => name === month || name === month.slice(0, 3))
}
