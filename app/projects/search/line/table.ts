import { sorted } from '#app/lib/lists.ts'
import { budgetTyped } from '#app/lib/money.ts'

import type { FilterChange, Lexicon, Meaning } from './meaning.ts'
import { phraseKey } from './phrases.ts'
import { inDigits, MONTHS, pattern } from './vocabulary.ts'

type Groups = Readonly<Record<string, string | undefined>>
/** `length`: where it takes less than the pattern. */
type Sets = Meaning & { length?: number }
type Row = readonly [RegExp, Sets | ((groups: Groups, lexicon: Lexicon) => Sets | undefined)]

const filter = (change: FilterChange): Meaning => ({ kind: 'filter', change })
const ambiguous = (readings: FilterChange[]): Meaning => ({
  kind: 'ambiguous',
  why: 'figure',
  readings,
})
const left = (why: 'size' | 'time' | 'unstated'): Meaning => ({ kind: 'left', why })
const TEXT: Meaning = { kind: 'text' }

/** A pattern and what it sets, in order of priority; a row that sets nothing leaves its words to the next. */
export const TABLE: readonly Row[] = [
  [pattern('{counted}(?:{rooms}|(?<size>{size})|(?<time>{time})){after}'), counted],
  [pattern(String.raw`{sector} (?<number>\d{1,3})(?<end>\s) (?<letter>[a-z])\s`), sectorPart],
  [pattern(String.raw`{sector} (?<numbers>\d{1,3}(?:,\d{1,3})*)\s`), sector],
  [pattern(String.raw`{dated}(?:{link})*(?:{month} )?(?<year>20\d\d)\s`), date],
  [pattern(String.raw`{month} (?<year>20\d\d)\s`), date],
  [pattern('(?<first>{before}{sum})(?:(?:{to}|{and})(?<second>{sum}))?'), currency],
  [pattern('{before}(?<low>{amount})(?:{to}|(?<and>{and}))(?<high>{amount})'), range],
  [pattern('{before}(?<low>{amount}){after}'), single],
  [pattern('(?<run>{word}(?: {word})*)'), longestPhrase],
  [pattern('(?<word>{word})(?<type>{word})'), typeInText],
  [pattern(String.raw`(?<word>{word})(?:{sign})?(?<other>{word})`), codeInText],
  [pattern('(?<bare>{bare})'), bareFigure],
  [pattern(String.raw`['’]\ss\s`), { kind: 'silent' }],
  [pattern(String.raw`(?<words>(?:\S+\n)*{word})`), wordInText],
]

function counted(groups: Groups, { choices }: Lexicon): Meaning {
  const { list = '', open, size, time, ...bound } = groups
  if (size ?? time) return left(size ? 'size' : 'time')
  const figures = inDigits(list).match(/[\d.]+/g) ?? []
  if (!figures.every((figure) => /^[1-9]$/.test(figure))) return left('unstated')
  const counts = figures.map(Number)
  const [low, high] = [Math.min(...counts), Math.max(...counts)]
  const end = open ? 'min' : endOf(bound)
  const listed = choices.bedrooms.filter((count) => (end === 'max' ? count <= high : count >= low))
  if (end && listed.length > 0) return filter({ bedrooms: listed })
  const isRange = /[-–—]|(?:to|till|se)\s/.test(list) || bound.between !== undefined
  const bedrooms = isRange ? span(low, high) : sorted(new Set(counts), (a, b) => a - b)
  return filter({ bedrooms })
}

const span = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index)

function endOf({ max, min, under, over, about, between }: Groups): 'max' | 'min' | undefined {
  if (max ?? min) return max ? 'max' : 'min'
  if (about ?? between) return undefined
  if (under ?? over) return under ? 'max' : 'min'
  return undefined
}

/** A separate letter counts only where such a sector is listed. */
function sectorPart({ number = '', end, letter = '' }: Groups, { choices }: Lexicon) {
  const part = `${number}${letter.toUpperCase()}`
  return end === '\n' || choices.sectors.includes(part) ? filter({ sector: part }) : undefined
}

function sector({ numbers = '' }: Groups): Meaning {
  const readings = numbers.split(',').map((number) => ({ sector: number }))
  return readings.length > 1 ? ambiguous(readings) : filter({ ...readings[0] })
}

function date({ month, year = '' }: Groups, { choices }: Lexicon): Meaning {
  const number = month && MONTHS.indexOf(month.slice(0, 3)) + 1
  const by = number ? `${year}-${String(number).padStart(2, '0')}` : year
  return choices.hasDates ? filter({ by }) : left('unstated')
}

const FOREIGN = pattern(String.raw`(?:\S+\s)*?(?:{currency}|{millions})`)

/** `AED 1.5m`, `$500k - $1m`, `1 to 2 million`: without an exchange rate the visitor chooses. */
function currency({ first = '', second = '' }: Groups): Sets | undefined {
  const [isFirst, isSecond] = [first, second].map((text) => {
    FOREIGN.lastIndex = 0
    return FOREIGN.test(text)
  })
  const asks: Sets = { kind: 'ambiguous', why: 'currency', readings: [] }
  if (isSecond) return asks
  return isFirst ? { ...asks, length: first.length } : undefined
}

/** As the part `amount`. */
const AMOUNT = pattern(
  '(?<mark>{rupee} )?(?<typed>(?<figure>{count})(?<units>{unit})?)(?<after>{rupee})?',
)

function amountOf(text: string) {
  AMOUNT.lastIndex = 0
  const { mark, typed = '', figure = '', units = '', after } = AMOUNT.exec(text)?.groups ?? {}
  const rupees = budgetTyped(inDigits(typed))
  const [unit = ''] = units.split(/\s/)
  const isBare = unit === '' && rupees === undefined
  const of = (other: string) => (isBare ? budgetTyped(`${inDigits(figure)} ${other}`) : rupees)
  const values = unitsOf(figure).flatMap((other) => of(other) ?? [])
  const isPrice = !isBare || (mark ?? after) !== undefined
  return { figure: figure.trim(), unit, isBare, isPrice, of, values }
}

/** The likelier first. */
const unitsOf = (figure: string) => (Number(figure) < 20 ? ['crore', 'lakh'] : ['lakh', 'crore'])

/** `under 3.5 crore`, `under 90`. */
function single({ low = '', ...bound }: Groups): Meaning | undefined {
  const { isBare, isPrice, values } = amountOf(low)
  // A bare figure may be no amount.
  if (!isPrice && !isBound(bound)) return undefined
  const end = endOf(bound) ?? 'max'
  const [max] = values
  if (isBare || max === undefined) return ambiguous(values.map((value) => ({ [end]: value })))
  return (bound.about ?? bound.between)
    ? ambiguous([{ max }, { min: max }])
    : filter({ [end]: max })
}

/** `95L to 1.5cr`, `2 se 3 cr`; of two bare figures also rooms. */
function range({ low = '', high = '', and, ...bound }: Groups): Meaning | undefined {
  if (and && !bound.between) return undefined
  const [one, other] = [amountOf(low), amountOf(high)]
  const [from, to] = [one.of(other.unit), other.of('')]
  // `2 to 3 crore` are both crore; `90 to 1.2 crore` are not.
  if (from && to && (from <= to || !one.isBare)) return filter(inOrder(from, to))
  const amounts = unitsOf(one.figure).flatMap((unit): FilterChange[] => {
    const [min, max] = [one.of(unit), other.of(unit)]
    return min && max ? [inOrder(min, max)] : []
  })
  const isPrice = [one.isPrice, other.isPrice, isBound(bound)].includes(true)
  const readings = isPrice ? amounts : [...roomsBetween(one.figure, other.figure), ...amounts]
  return isPrice || readings.length > 0 ? ambiguous(readings) : undefined
}

function roomsBetween(low: string, high: string): FilterChange[] {
  const isRooms = /^[1-9]{2}$/.test(low + high) && low < high
  return isRooms ? [{ bedrooms: span(Number(low), Number(high)) }] : []
}

const isBound = (bound: Groups) => Object.values(bound).some((word) => word !== undefined)
const inOrder = (a: number, b: number) => ({ min: Math.min(a, b), max: Math.max(a, b) })

/** Without a unit the visitor chooses. */
function bareFigure({ bare = '' }: Groups, { choices }: Lexicon): Meaning | undefined {
  const { figure, values } = amountOf(bare)
  const amounts = values.map((max) => ({ max }))
  if (/^[1-9]$/.test(figure))
    return ambiguous([{ bedrooms: [Number(figure)] }, ...amounts.slice(0, 1)])
  if (/^20\d\d$/.test(figure) && choices.hasDates) return ambiguous([{ by: figure }])
  const readings = choices.sectors.includes(figure) ? [{ sector: figure }, ...amounts] : amounts
  return readings.length > 0 ? ambiguous(readings) : undefined
}

function longestPhrase({ run = '' }: Groups, { phrases }: Lexicon): Sets | undefined {
  let longest: Sets | undefined
  let [key, length] = ['', 0]
  for (const word of run.split(/(?=\s)/)) {
    key += phraseKey(word)
    length += word.length
    const meaning = phrases.get(key)
    if (meaning && phraseKey(word) !== '') longest = { ...meaning, length: length + 1 }
  }
  return longest
}

/** `studio apartments`. */
function typeInText({ word = '', type = '' }: Groups, { phrases, says }: Lexicon) {
  const known = phrases.get(phraseKey(type))
  const isType = known?.kind === 'filter' && known.change.type !== undefined
  return isType && says(word + type) ? TEXT : undefined
}

/** `NH-24`, `5 tier`. */
function codeInText({ word = '', other = '' }: Groups, { says }: Lexicon) {
  return /\d/.test(word) !== /\d/.test(other) && says(word + other) ? TEXT : undefined
}

function wordInText({ words = '' }: Groups, { knows }: Lexicon): Meaning {
  return knows(words.replaceAll(/\s/g, '')) ? TEXT : { kind: 'left', why: 'unknown' }
}
