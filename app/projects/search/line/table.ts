import { sorted } from '#app/lib/lists.ts'
import { budgetTyped } from '#app/lib/money.ts'

import { asks, phraseKey, sets, type LeftWhy, type Lexicon, type Meaning } from './phrases.ts'
import { inDigits, MONTHS, pattern } from './vocabulary.ts'

type Groups = Readonly<Record<string, string | undefined>>
/** `length`: where it takes less than the pattern. */
type Sets = Meaning & { length?: number }
type Row = readonly [RegExp, Sets | ((groups: Groups, lexicon: Lexicon) => Sets | undefined)]

const left = (why: LeftWhy): Meaning => ({ kind: 'left', why })
const TEXT: Meaning = { kind: 'text' }

/** A pattern and what it sets, in order of priority; a row that sets nothing leaves its words to the next. */
export const TABLE: readonly Row[] = [
  [pattern('{counted}(?:{rooms}|(?<size>{size})|(?<time>{time})){after}'), counted],
  [pattern(String.raw`{sector} (?<number>\d{1,3})(?<end>\s) (?<letter>[a-z])\s`), sectorPart],
  [pattern(String.raw`{sector} (?<numbers>\d{1,3}(?:,\d{1,3})*)\s`), sector],
  [pattern(String.raw`{dated}(?:{link})*(?:{month} )?(?<year>20\d\d)\s`), date],
  [pattern(String.raw`{month} (?<year>20\d\d)\s`), date],
  // Without an exchange rate the visitor chooses.
  [pattern('{before}(?:{sum}(?:{to}|{and}))?{foreign}'), asks('currency', [])],
  [pattern('{before}(?<low>{amount}){to}(?<high>{amount})'), range],
  [pattern('(?<between>{between}) (?<low>{amount}){and}(?<high>{amount})'), range],
  [pattern('{before}(?<low>{amount}){after}'), single],
  [pattern('(?<run>{word}(?: {word})*)'), longestPhrase],
  [pattern('(?<word>{word})(?:{sign})?(?<other>{word})'), pairInText],
  [pattern('(?<bare>{bare})'), bareFigure],
  [pattern(String.raw`['’]\ss\s`), { kind: 'silent' }],
  [
    pattern(String.raw`(?<words>(?:\S+\n)*{word})`),
    ({ words = '' }, { knows }) => (knows(words.replaceAll(/\s/g, '')) ? TEXT : left('unknown')),
  ],
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
  if (end && listed.length > 0) return sets({ bedrooms: listed })
  const isRange = /[-–—]|(?:to|till|se)\s/.test(list) || bound.between !== undefined
  return sets({ bedrooms: isRange ? span(low, high) : sorted(new Set(counts), (a, b) => a - b) })
}

const span = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index)

function endOf({ max, min, under, over, about, between }: Groups) {
  const before = max ?? min ?? about ?? between
  if (before ? max : under) return 'max'
  return (before ? min : over) ? 'min' : undefined
}

/** A separate letter counts only where such a sector is listed. */
function sectorPart({ number = '', end, letter = '' }: Groups, { choices }: Lexicon) {
  const part = `${number}${letter.toUpperCase()}`
  return end === '\n' || choices.sectors.includes(part) ? sets({ sector: part }) : undefined
}

function sector({ numbers = '' }: Groups): Meaning {
  const readings = numbers.split(',').map((number) => ({ sector: number }))
  return readings.length > 1 ? asks('figure', readings) : sets({ ...readings[0] })
}

function date({ month = '', year = '' }: Groups, { choices }: Lexicon): Meaning {
  const number = String(MONTHS.indexOf(month.slice(0, 3)) + 1).padStart(2, '0')
  return choices.hasDates ? sets({ by: month ? `${year}-${number}` : year }) : left('unstated')
}

/** As the part `amount`. */
const AMOUNT = pattern('(?:{rupee} )?(?<typed>(?<figure>{count})(?<units>{unit})?)')

function amountOf(text = '') {
  AMOUNT.lastIndex = 0
  const { typed = '', figure = '', units = '' } = AMOUNT.exec(text)?.groups ?? {}
  const rupees = budgetTyped(inDigits(typed))
  const [unit = ''] = units.split(/\s/)
  const isBare = unit === '' && rupees === undefined
  const of = (other: string) => (isBare ? budgetTyped(`${inDigits(figure)} ${other}`) : rupees)
  const values = unitsOf(figure).flatMap((other) => of(other) ?? [])
  const isPrice = !isBare || typed.length < text.length
  return { figure: figure.trim(), unit, isBare, isPrice, of, values }
}

/** The likelier first. */
const unitsOf = (figure: string) => (Number(figure) < 20 ? ['crore', 'lakh'] : ['lakh', 'crore'])

/** `under 3.5 crore`, `under 90`. */
function single({ low, ...bound }: Groups): Meaning | undefined {
  const { isBare, isPrice, values } = amountOf(low)
  // A bare figure may be no amount.
  if (!isPrice && !isBound(bound)) return undefined
  const end = endOf(bound) ?? 'max'
  const readings = values.map((value) => ({ [end]: value }))
  const [max] = values
  if (isBare || max === undefined) return asks('figure', readings)
  const isAround = bound.about ?? bound.between
  return isAround ? asks('figure', [{ max }, { min: max }]) : sets({ [end]: max })
}

/** `95L to 1.5cr`, `2 se 3 cr`; of two bare figures also rooms. */
function range({ low, high, ...bound }: Groups): Meaning | undefined {
  const [one, other] = [amountOf(low), amountOf(high)]
  const [from, to] = [one.of(other.unit), other.of('')]
  // `2 to 3 crore` are both crore; `90 to 1.2 crore` are not.
  if (from && to && (from <= to || !one.isBare)) return sets(inOrder(from, to))
  const amounts = unitsOf(one.figure).flatMap((unit) => {
    const [min, max] = [one.of(unit), other.of(unit)]
    return min && max ? [inOrder(min, max)] : []
  })
  const isPrice = [one.isPrice, other.isPrice, isBound(bound)].includes(true)
  const isRooms = /^[1-9]{2}$/.test(one.figure + other.figure) && one.figure < other.figure
  const bedrooms = isRooms ? span(Number(one.figure), Number(other.figure)) : []
  const readings = isRooms && !isPrice ? [{ bedrooms }, ...amounts] : amounts
  return isPrice || readings.length > 0 ? asks('figure', readings) : undefined
}

const isBound = (bound: Groups) => Object.values(bound).some((word) => word !== undefined)
const inOrder = (a: number, b: number) => ({ min: Math.min(a, b), max: Math.max(a, b) })

/** Without a unit the visitor chooses. */
function bareFigure({ bare }: Groups, { choices }: Lexicon): Meaning | undefined {
  const { figure, values } = amountOf(bare)
  const amounts = values.map((max) => ({ max }))
  if (/^[1-9]$/.test(figure))
    return asks('figure', [{ bedrooms: [Number(figure)] }, ...amounts.slice(0, 1)])
  if (/^20\d\d$/.test(figure) && choices.hasDates) return asks('figure', [{ by: figure }])
  const readings = choices.sectors.includes(figure) ? [{ sector: figure }, ...amounts] : amounts
  return readings.length > 0 ? asks('figure', readings) : undefined
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

/** `studio apartments`, `NH-24`, `5 tier`. */
function pairInText({ word = '', other = '' }: Groups, { phrases, says }: Lexicon) {
  const known = phrases.get(phraseKey(other))
  const isType = known?.kind === 'filter' && known.change.type !== undefined
  const isCode = /\d/.test(word) !== /\d/.test(other)
  return (isType || isCode) && says(word + other) ? TEXT : undefined
}
