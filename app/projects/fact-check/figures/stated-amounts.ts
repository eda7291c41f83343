import { sorted } from '#app/lib/lists.ts'
import { parseRupees } from '#app/lib/money.ts'

import { ONES, TENS } from './number-words.ts'
import { readPlain } from './plain-text.ts'

/** `start` and `end` refer to the normalised text. */
export type StatedAmount = { rupees: number; text: string; start: number; end: number }

const FIGURE = String.raw`(?:\d+(?:,\d+)*(?:\.\d+)?|\.\d+)`
const UNIT = String.raw`(?:crores?|crs?|karods?|lakhs?|lacs?|laakhs?|करोड\u093C?|लाख)(?![\p{L}\p{M}])`
export const HOME =
  '(?:homes?|plots?|flats?|apartments?|villas?|house|houses|units?|residences?|shops?|offices?|studios?|farm ?houses?|bungalows?|penthouses?|suites?)'
/** `L` alone and amounts in words need one of these before them, since they count other things too. */
const PRICED = new RegExp(
  String.raw`(?:\b(?:from|at|only|just|prices?|priced|price is|starting|starts|costs?|${HOME} for|now)(?: at)?:?|कीमत|दाम|केवल|@) ?$`,
  'u',
)
const SPELLED_OUT = new RegExp(
  String.raw`\b(?:(?<tens>${TENS.join('|')})(?:[ -](?<digit>${ONES.slice(0, 9).join('|')}))?|(?<ones>${ONES.join('|')})) (?<unit>crores?|lakhs?|lacs?)\b(?<rupees> rupees)?`,
  'gu',
)
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,\p{L}\p{M}])(?<sign>(?:₹|rs\.?|inr|रु\.?|रुपये) ?)?(?<figure>${FIGURE})` +
    String.raw`(?: ?(?<unit>${UNIT}|l\b)| ?(?:-|–|to) ?(?=${FIGURE} ?(?<shared>${UNIT})))?(?:\/-)?(?![\d\p{L}])`,
  'gu',
)
/** A price per unit or period is no price of a home. */
const EACH = new RegExp(
  String.raw`^ ?(?:\/(?! ?${HOME}\b| ?[\d₹-])|per\b(?! ${HOME}\b)|an? (?:month|year)\b|psf\b)`,
  'u',
)

/** Things counted in lakhs. */
const COUNTED = /^ ?(?:sq|square|families|people|trees|lit(?:re|er)s|visitors)\b/u

/** `per sq ft`, `/ sq. yard`. */
const PIECE = /^ ?(?:\/-)? ?(?:(?:\/|per) ?(?:sq|square|acre|bigha|ft|gaj|gaz|yard)|psf\b)/u

/** Amounts in rupees: `₹ 95 Lacs`, `Rs 99,00,000`, `1.5 crore`, `99 लाख`. */
export function statedAmounts(text: string): StatedAmount[] {
  return allAmounts(text).flatMap(({ after, ...one }) => (EACH.test(after) ? [] : [one]))
}

export function statedRates(text: string): StatedAmount[] {
  return allAmounts(text).flatMap(({ after, ...one }) => (PIECE.test(after) ? [one] : []))
}

function allAmounts(text: string): (StatedAmount & { after: string })[] {
  const { plain, quoted } = readPlain(text)
  const found = sorted([...inFigures(plain), ...spelledOut(plain)], (a, b) => a.start - b.start)
  return found.map(({ rupees, start, end }) => ({
    rupees,
    text: quoted(start, end),
    start,
    end,
    after: plain.slice(end),
  }))
}

type Found = Pick<StatedAmount, 'rupees' | 'start' | 'end'>

function inFigures(plain: string): Found[] {
  return [...plain.matchAll(AMOUNT)].flatMap(({ 0: whole, index: start, groups = {} }) => {
    const { sign, figure = '', unit, shared } = groups
    const isMoney =
      sign !== undefined || (unit === 'l' ? isPriced(plain, start) : unit !== undefined)
    const isCount = sign === undefined && COUNTED.test(plain.slice(start + whole.length))
    const rupees =
      isMoney && !isCount ? parseRupees(`${figure} ${unit ?? shared ?? ''}`) : undefined
    const trimmed = whole.trimEnd().replace(/(?:-|–|to)$/, '')
    return rupees === undefined ? [] : [{ rupees, start, end: start + trimmed.trimEnd().length }]
  })
}

/** `fifty five lakhs`, only near a word for money. */
function spelledOut(plain: string): Found[] {
  return [...plain.matchAll(SPELLED_OUT)].flatMap(({ 0: whole, index: start, groups = {} }) => {
    const { tens = '', digit = '', ones = '', unit = '', rupees: sign } = groups
    const figure = tens
      ? (TENS.indexOf(tens) + 2) * 10 + ONES.indexOf(digit) + 1
      : ONES.indexOf(ones) + 1
    const rupees =
      sign !== undefined || isPriced(plain, start) ? parseRupees(`${figure} ${unit}`) : undefined
    return rupees === undefined ? [] : [{ rupees, start, end: start + whole.length }]
  })
}

function isPriced(plain: string, start: number): boolean {
  return PRICED.test(plain.slice(Math.max(0, start - 30), start))
}
