import { sorted } from '#app/lib/lists.ts'

import { ONES, TENS } from './number-words.ts'
import { readPlain } from './plain-text.ts'

/** A figure with its unit, as a text states it. */
export type StatedFigure = {
  /** What it counts: `acres`, `sq ft`, `BHK`; kilometres are metres, hectares are acres. */
  unit: string
  amount: number
  /** Its words, other figures of the same unit with them: `2350 to 3200 sq ft`. */
  text: string
  /** How far from it what is meant may be: half of its last decimal, or more where it is said to be about. */
  within: number
  /** Of floors, that the ground is not among them: `G+30`. */
  isAboveGround?: true
  /** Where those words stand in the plain text. */
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
/** Lands and ways are rounded in words; floors, homes and shares are not. */
const ROUNDED = new Set(['acres', 'bighas', 'kanals', 'gunthas', 'sq ft', 'sq yards', 'sq m', 'm'])
const ABOUT =
  /\b(?:about|around|approx(?:imately|\.)?|nearly|almost|over|more than|above|some|roughly|लगभग|करीब) ?$/u

const NUMBERS = new Map([
  ...ONES.map((word, index) => [word, index + 1] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
])
const WORD = /\d+(?:,\d+)*(?:\.\d+)?|sq\b\.?|[\p{L}\p{M}]+|[^\s\w]/gu
const JOINTS = new Set([',', 'and', '&', 'or', 'to', '–', '-', '/', '+'])
/** Between a figure and a unit that it does not count. */
const APART = new Set<string | undefined>(['/', ','])
const UP_TO = new Set(['to', '–'])

/** `Floors: 30` */
const AFTER_UNIT =
  /\b(?<unit>floors|storeys|towers|bedrooms) ?[:–-] ?(?<amount>\d{1,3})(?!\d|[.,]\d|[ -]?\p{L})/gu

/** `G+30`, `Ground + 30 floors`. */
const ABOVE_GROUND =
  /\b(?:g|s|p|stilt|podium|ground(?: floor)?) ?(?:\+|plus) ?(?<floors>\d{1,3})(?!\d)(?: ?(?:floors?|storeys?|levels?)\b)?/gu

/** Beyond what any home has: a figure that was typed wrong is not counted up to. */
const MOST_BEDROOMS = 20

type Word = { text: string; start: number; end: number }

/** Every figure with a unit in a text: `3 and 5 BHK`, `four to five towers`, `1250–5000 sq. yards`. */
export function statedFigures(text: string): StatedFigure[] {
  const { plain, quoted } = readPlain(text)
  const words = [...plain.matchAll(WORD)].map(({ 0: word, index }): Word => ({
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
    const said = { text: quoted(start, end), start, end }
    return { unit: 'floors', amount, within: 0, isAboveGround: true as const, ...said }
  })
  const listed = [...plain.matchAll(AFTER_UNIT)].flatMap(({ 0: whole, index: start, groups }) => {
    const end = start + whole.length
    const unit = UNITS.get(groups?.['unit'] ?? '')?.unit
    const said = { text: quoted(start, end), start, end }
    return unit === undefined
      ? []
      : [{ unit, amount: Number(groups?.['amount']), within: 0, ...said }]
  })
  const own = [...counted, ...listed].filter(
    (one) => !above.some((floors) => beginsIn(one, floors)),
  )
  return sorted([...own, ...above], (one, other) => one.start - other.start)
}

function beginsIn(one: StatedFigure, around: StatedFigure): boolean {
  return one.start >= around.start && one.start < around.end
}

/** Whether a text that says the one may mean the other, which is a fact. */
export function isSameFigure(said: StatedFigure, fact: StatedFigure): boolean {
  if (said.unit !== fact.unit) return false
  if (said.isAboveGround !== fact.isAboveGround) {
    // Whether the floors of a text are counted with the ground it does not say.
    const [above, all] = said.isAboveGround ? [said, fact] : [fact, said]
    return all.amount === above.amount || all.amount === above.amount + 1
  }
  return said.amount === fact.amount || Math.abs(said.amount - fact.amount) <= said.within
}

type Rounding = { unit: string; factor: number; amount: number; decimals: number; isAbout: boolean }

function withinOf({ unit, factor, amount, decimals, isAbout }: Rounding): number {
  if (!ROUNDED.has(unit)) return 0
  // A hectare is a conversion, and none of them comes out even.
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

/** The figures before a unit, first to last, and where they begin. */
function amountsBefore(words: readonly Word[], unit: number) {
  const amounts: Amount[] = []
  let start = words[unit]?.start ?? 0
  // `₹ 5,500 / sq ft` is a price, and no size; `by December 2030, Tower B` counts no towers.
  if (APART.has(words[unit - 1]?.text)) return { amounts, start }
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

/** The word before a figure and what joins the two: `3 and 5`, `2–5`, `130+ acres`, `four-bedroom`. */
function jointBefore(words: readonly Word[], figure: number) {
  let at = figure - 1
  let isUpTo = false
  while (JOINTS.has(words[at]?.text ?? '')) {
    isUpTo ||= UP_TO.has(words[at]?.text ?? '')
    at -= 1
  }
  return { at, isUpTo }
}

/** Two to five bedrooms are two, three, four and five; of sizes and towers only the ends are stated. */
function spanned(amounts: readonly Amount[], unit: string): Amount[] {
  if (unit !== 'BHK') return [...amounts]
  return amounts.flatMap((one, at) => {
    const last = amounts[at + 1]
    if (!one.isUpTo || !last || last.amount > MOST_BEDROOMS) return [one]
    const count = Math.max(1, last.amount - one.amount)
    return Array.from({ length: count }, (_, step) => ({ ...one, amount: one.amount + step }))
  })
}

function numberOf(word = ''): number | undefined {
  return /^\d/.test(word) ? Number(word.replaceAll(',', '')) : NUMBERS.get(word)
}
