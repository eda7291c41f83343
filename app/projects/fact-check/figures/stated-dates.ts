import { sorted } from '#app/lib/lists.ts'

import { readPlain } from './plain-text.ts'

/** A day, month, quarter or year in a text; months count from 1. */
export type StatedDate = {
  year: number
  /** One month, three of a quarter, or none when only a year is stated. */
  months: readonly number[]
  day: number | undefined
  text: string
  /** Index in the normalised text. */
  start: number
  end: number
}

const MONTHS: readonly RegExp[] = [
  /^(?:jan(?:uary)?|जनवरी)$/,
  /^(?:feb(?:ruary)?|फ\u093C?रवरी)$/,
  /^(?:mar(?:ch)?|मार्च)$/,
  /^(?:apr(?:il)?|अप्रैल)$/,
  /^(?:may|मई)$/,
  /^(?:june?|जून)$/,
  /^(?:july?|जुलाई)$/,
  /^(?:aug(?:ust)?|अगस्त)$/,
  /^(?:sept?(?:ember)?|सित(?:ं|म्)बर)$/,
  /^(?:oct(?:ober)?|अक्(?:टू|तू)बर)$/,
  /^(?:nov(?:ember)?|नव(?:ं|म्)बर)$/,
  /^(?:dec(?:ember)?|दिस(?:ं|म्)बर)$/,
]
const FIRSTS = ['first', 'second', 'third', 'fourth']

/** In order of priority: a text that one pattern matches is skipped by the others. */
const WAYS: readonly RegExp[] = [
  // 15 December 2026, Dec. 15, 2026, Dec '26
  /(?<![\p{L}\p{M}\d])(?:(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)?[ ,.-]{1,2})?(?<month>[\p{L}\p{M}]{2,10})[ ,./'‘-]{0,3}(?:(?<dayAfter>\d{1,2})(?:st|nd|rd|th)?,? )?(?:(?<year>20\d\d)|(?<=['‘])(?<short>\d\d))(?!\d)/gu,
  // 2026-12-15, 2026-12
  /(?<![\d/.-])(?<year>20\d\d)-(?<number>0[1-9]|1[0-2])(?:-(?<day>\d\d))?(?![\d/-])/gu,
  // 15/12/2026, 15.12.2026
  /(?<![\d/.-])(?<day>\d{1,2})(?<mark>[/.-])(?<number>0?[1-9]|1[0-2])\k<mark>(?<year>20\d\d)(?!\d)/gu,
  // 12/2026
  /(?<![\d/.-])(?<number>0?[1-9]|1[0-2]) ?[/-] ?(?<year>20\d\d)(?![\d/-])/gu,
  // Q4 2026, 2026 Q4, fourth quarter of 2026
  /\bq(?<quarter>[1-4])[ ,/'-]{0,2}(?:of )?(?:(?<year>20\d\d)|(?<=')(?<short>\d\d))(?!\d)/gu,
  /(?<!\d)(?<year>20\d\d)[ ,/-]?q(?<quarter>[1-4])\b/gu,
  /\b(?<quarter>first|second|third|fourth|last|[1-4](?:st|nd|rd|th)) quarter(?: of)?,? (?<year>20\d\d)(?!\d)/gu,
  // in 2026, end of 2026, 2026 तक
  /\b(?:in|by|from|before|until|till|during|early|mid|late|end|end of|year)[ -](?<year>20\d\d)(?![\d/-]|,\d| ?(?:\+|%|sq|flats|units|homes|plots|acres?|ft|m\b|km|bhk|cr|la[ck]))/gu,
  /(?<!\d)(?<year>20\d\d) (?:में|तक)/gu,
  // 2031-32, FY 31-32, FY32: April to March, without a month
  /(?<![\d/.-])(?<year>20\d\d)-\d\d(?![\d/-])/gu,
  /\bfy[ '-]?(?<year>20\d\d)(?!\d)/gu,
  /\bfy[ '-]?(?<short>[2-4]\d)(?!\d)/gu,
  // 30/6/31, 30.06.31
  /(?<![\d/.-])(?<day>\d{1,2})(?<mark>[/.-])(?<number>0?[1-9]|1[0-2])\k<mark>(?<short>[2-4]\d)(?![\d/-])/gu,
  // 06.2031
  /(?<![\d/.-])(?<number>0[1-9]|1[0-2])\.(?<year>20\d\d)(?![\d/-])/gu,
  // Dec 27, 12/27: month and year, since a day has "on" before it or a year after it
  /(?<![\p{L}\p{M}\d]|\bon )(?<month>[\p{L}\p{M}]{3,10})[ .-]{1,2}(?<short>[2-4]\d)(?!\d|[.,:/]\d|,? 20\d\d|st\b|nd\b|rd\b|th\b)/gu,
  /(?<![\d/.-])(?<number>0?[1-9]|1[0-2])\/(?<short>[2-4]\d)(?![\d/-])/gu,
  // Possession 2027, 2027: possession
  /(?<![\d/.,-]|\p{L})(?<year>20[2-4]\d)(?![\d/-]|[.,]\d| ?(?:\+|%|\p{L}*(?:flats?|units?|homes?|plots?|villas?|families|acres?|bhk)\b)| ?(?:(?:sq|ft|m|km|cr)\b|la[ck]))/gu,
]

export function statedDates(text: string): StatedDate[] {
  const { plain, quoted } = readPlain(text)
  const found: StatedDate[] = []
  for (const way of WAYS)
    for (const { 0: whole, index: start, groups = {} } of plain.matchAll(way)) {
      const end = start + whole.length
      const months = monthsOf(groups)
      const isTaken = found.some((one) => start < one.end && one.start < end)
      if (isTaken || !months) continue
      const year = Number(groups['year'] ?? `20${groups['short'] ?? ''}`)
      const day = groups['day'] ?? groups['dayAfter']
      const span = { text: quoted(start, end), start, end }
      found.push({ year, months, day: day === undefined ? undefined : Number(day), ...span })
    }
  return sorted(found, (one, other) => one.start - other.start)
}

/** Whether two dates are compatible; each may be less precise. */
export function isSameDate(one: StatedDate, other: StatedDate): boolean {
  if (one.year !== other.year) return false
  if (one.day !== undefined && other.day !== undefined && one.day !== other.day) return false
  if (one.months.length === 0 || other.months.length === 0) return true
  return one.months.some((month) => other.months.includes(month))
}

function monthsOf({ month, number, quarter }: Partial<Record<string, string>>) {
  if (month !== undefined) {
    const at = MONTHS.findIndex((name) => name.test(month))
    return at < 0 ? undefined : [at + 1]
  }
  if (number !== undefined) return [Number(number)]
  if (quarter === undefined) return []
  const named = FIRSTS.indexOf(quarter) + 1
  const last = (quarter === 'last' ? 4 : named || Number(quarter.charAt(0))) * 3
  return [last - 2, last - 1, last]
}
