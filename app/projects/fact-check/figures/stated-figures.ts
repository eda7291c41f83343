import { sorted } from '#app/lib/lists.ts'

import { ONES, TENS } from './number-words.ts'
import { readPlain } from './plain-text.ts'

export type StatedFigure = {
  /** `acres`, `sq ft`, `BHK`; kilometres become metres, hectares acres. */
  unit: string
  amount: number
  /** Includes other figures of the same unit: `2350 to 3200 sq ft`. */
  text: string
  /** Tolerance: half of the last decimal, or more after "about". */
  within: number
  /** The ground floor is not included: `G+30`. */
  isAboveGround?: true
  /** Index in the normalised text. */
  start: number
  end: number
}

const UNITS = new Map<string, { unit: string; factor?: number }>(
  Object.entries({
    acres: ['acre', 'acres', 'acer', 'acers', 'ac', 'acs', 'एकड', 'एकड\u093C'],
    'sq ft': ['sq ft', 'sqft', 'sft', 'sq feet', 'square feet', 'square foot', 'वर्ग फुट', 'वर्ग फीट'],
    'sq yards': [
      'sq yard',
      'sq yards',
      'sq yd',
      'sq yds',
      'square yard',
      'square yards',
      'sqyd',
      'sqyds',
      'gaj',
      'gaz',
      'गज',
      'वर्ग गज',
    ],
    'sq m': ['sq', 'square'].flatMap((square) =>
      ['m', 'mt', 'mts', 'mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters'].map(
        (one) => `${square} ${one}`,
      ),
    ),
    m: ['m', 'metre', 'metres', 'meter', 'meters'],
    kanals: ['kanal', 'kanals'],
    gunthas: ['guntha', 'gunthas'],
    bighas: ['bigha', 'bighas', 'बीघा', 'बीघे'],
    floors: [
      'floor',
      'floors',
      'storey',
      'storeys',
      'storeyed',
      'story',
      'stories',
      'storied',
      'level',
      'levels',
      'मंजिल',
      'मंजिला',
      'मंजिलें',
    ],
    towers: ['tower', 'towers', 'commercial towers', 'residential towers', 'टावर', 'टॉवर'],
    BHK: ['bhk', 'bedroom', 'bedrooms', 'bed', 'beds', 'br', 'बीएचके', 'बेडरूम'],
    studios: ['studio', 'studios'],
    amenities: ['amenities'],
    '%': ['%', 'percent', 'per cent'],
  }).flatMap(([unit, spellings]) => spellings.map((spelling) => [spelling, { unit }])),
)
for (const metres of ['sqm', 'sqmt', 'sqmtr', 'sqmtrs']) UNITS.set(metres, { unit: 'sq m' })
UNITS.set('km', { unit: 'm', factor: 1000 })
for (const hectares of ['hectare', 'hectares', 'ha', 'हेक्टेयर'])
  UNITS.set(hectares, { unit: 'acres', factor: 2.471_05 })
/** Texts round land and distances, but not floors, homes and shares. */
const ROUNDED = new Set(['acres', 'bighas', 'kanals', 'gunthas', 'sq ft', 'sq yards', 'sq m', 'm'])
const ABOUT =
  /\b(?:about|around|approx(?:imately|\.)?|nearly|almost|over|more than|above|some|roughly|लगभग|करीब) ?$/u

const NUMBERS = new Map([
  ...ONES.map((word, index) => [word, index + 1] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
])
const TOKEN = /\d+(?:,\d+)*(?:\.\d+)?|sq\b\.?|[\p{L}\p{M}]+|[^\s\w]/gu
const JOINTS = new Set([',', 'and', '&', 'or', 'to', '–', '-', '/', '+'])
/** Separates a figure from a unit that it does not count. */
const SEPARATORS = new Set<string | undefined>(['/', ','])
const UP_TO = new Set(['to', '–'])

const AFTER_UNIT =
  /\b(?<unit>floors|storeys|towers|bedrooms) ?[:–-] ?(?<amount>\d{1,3})(?!\d|[.,]\d|[ -]?\p{L})/gu

const ABOVE_GROUND =
  /\b(?:g|s|p|stilt|podium|ground(?: floor)?) ?(?:\+|plus) ?(?<floors>\d{1,3})(?!\d)(?: ?(?:floors?|storeys?|levels?)\b)?/gu

/** More is an error, and must not be expanded. */
const MAX_BEDROOMS = 20

type Word = { text: string; start: number; end: number }

/** Figures with units: `3 and 5 BHK`, `four to five towers`, `1250–5000 sq. yards`. */
export function statedFigures(text: string): StatedFigure[] {
  const { plain, quoted } = readPlain(text)
  const words = [...plain.matchAll(TOKEN)].map(({ 0: word, index }): Word => ({
    text: word.replace(/^sq\.$/, 'sq'),
    start: index,
    end: index + word.length,
  }))
  const counted = words.flatMap((_, at) => {
    const found = unitAt(words, at)
    if (!found) return []
    const { unit, factor, end } = found
    const { amounts, start } = amountsBefore(words, at)
    const isAbout = ABOUT.test(plain.slice(0, start))
    return spanned(amounts, unit).map(({ amount, decimals }): StatedFigure => ({
      unit,
      amount: amount * factor,
      text: quoted(start, end),
      within: withinOf({ unit, factor, amount, decimals, isAbout }),
      start,
      end,
    }))
  })
  const above = [...plain.matchAll(ABOVE_GROUND)].map(({ 0: whole, index: start, groups }) => {
    const end = start + whole.length
    const amount = Number(groups?.['floors'])
    const span = { text: quoted(start, end), start, end }
    return { unit: 'floors', amount, within: 0, isAboveGround: true as const, ...span }
  })
  const listed = [...plain.matchAll(AFTER_UNIT)].flatMap(({ 0: whole, index: start, groups }) => {
    const end = start + whole.length
    const unit = UNITS.get(groups?.['unit'] ?? '')?.unit
    const span = { text: quoted(start, end), start, end }
    return unit === undefined
      ? []
      : [{ unit, amount: Number(groups?.['amount']), within: 0, ...span }]
  })
  const own = [...counted, ...listed].filter(
    (one) => !above.some((floors) => beginsIn(one, floors)),
  )
  return sorted([...own, ...above], (one, other) => one.start - other.start)
}

function beginsIn(one: StatedFigure, around: StatedFigure): boolean {
  return one.start >= around.start && one.start < around.end
}

/** Whether a text's figure can mean the fact. */
export function isSameFigure(figure: StatedFigure, fact: StatedFigure): boolean {
  if (figure.unit !== fact.unit) return false
  if (figure.isAboveGround !== fact.isAboveGround) {
    // A text may or may not count the ground floor.
    const [above, all] = figure.isAboveGround ? [figure, fact] : [fact, figure]
    return all.amount === above.amount || all.amount === above.amount + 1
  }
  return figure.amount === fact.amount || Math.abs(figure.amount - fact.amount) <= figure.within
}

type Rounding = { unit: string; factor: number; amount: number; decimals: number; isAbout: boolean }

function withinOf({ unit, factor, amount, decimals, isAbout }: Rounding): number {
  if (!ROUNDED.has(unit)) return 0
  // Hectares convert to acres with a remainder.
  const isConverted = unit === 'acres' && factor !== 1
  const last = decimals > 0 || isAbout || isConverted ? (factor * 10 ** -decimals) / 2 : 0
  return Math.max(last, isAbout ? (amount * factor) / 20 : 0) * (1 + Number.EPSILON)
}

function unitAt(words: readonly Word[], at: number) {
  const [one, two] = [words[at], words[at + 1]]
  const pair = two && UNITS.get(`${one?.text} ${two.text}`)
  const known = pair ?? UNITS.get(one?.text ?? '')
  const last = pair ? two : one
  return known && last && { unit: known.unit, factor: known.factor ?? 1, end: last.end }
}

type Amount = { amount: number; decimals: number; isUpTo: boolean }

function amountsBefore(words: readonly Word[], unit: number) {
  const amounts: Amount[] = []
  let start = words[unit]?.start ?? 0
  // `₹ 5,500 / sq ft` is no size; `by December 2030, Tower B` counts no towers.
  if (SEPARATORS.has(words[unit - 1]?.text)) return { amounts, start }
  let joint = jointBefore(words, unit)
  let word = words[joint.at]
  let amount = numberOf(word?.text)
  while (word && amount !== undefined) {
    const decimals = word.text.split('.')[1]?.length ?? 0
    amounts.unshift({ amount, decimals, isUpTo: joint.isUpTo })
    start = word.start
    const last = joint.at
    joint = jointBefore(words, last)
    word = words[joint.at]
    amount = joint.at === last - 1 ? undefined : numberOf(word?.text)
  }
  return { amounts, start }
}

/** `3 and 5`, `2–5`, `130+ acres`, `four-bedroom`. */
function jointBefore(words: readonly Word[], figure: number) {
  let at = figure - 1
  let isUpTo = false
  while (JOINTS.has(words[at]?.text ?? '')) {
    isUpTo ||= UP_TO.has(words[at]?.text ?? '')
    at -= 1
  }
  return { at, isUpTo }
}

/** Two to five bedrooms mean two, three, four and five; sizes and towers have only the ends. */
function spanned(amounts: readonly Amount[], unit: string): Amount[] {
  if (unit !== 'BHK') return [...amounts]
  return amounts.flatMap((one, at) => {
    const last = amounts[at + 1]
    if (!one.isUpTo || !last || last.amount > MAX_BEDROOMS) return [one]
    const count = Math.max(1, last.amount - one.amount)
    return Array.from({ length: count }, (_, step) => ({ ...one, amount: one.amount + step }))
  })
}

function numberOf(word = ''): number | undefined {
  return /^\d/.test(word) ? Number(word.replaceAll(',', '')) : NUMBERS.get(word)
}
