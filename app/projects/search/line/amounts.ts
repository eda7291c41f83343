import { budgetTyped, moneyUnits } from '#app/lib/money.ts'

import type { LineWord } from './line-words.ts'
import { maybePhrase, pastJoints, phraseAt, phrases, spelled } from './phrases.ts'

export type Amount = {
  /** The index after it. */
  end: number
  figure: string
  unit: Unit | undefined
  isMarked: boolean
  /** Undefined without a unit, or below a lakh. */
  rupees: number | undefined
}

export type Unit = 'crore' | 'lakh' | 'thousand'

const UNITS = phrases([
  ...spelled<Unit>('crore', moneyUnits.crore),
  ...spelled<Unit>('lakh', moneyUnits.lakh),
  ...spelled<Unit>('thousand', moneyUnits.thousand),
])
const RUPEE = phrases(spelled(true, '₹,rs,inr,rupee,rupees'))

export type Counted = 'bedrooms' | 'size' | 'time'
export const COUNTED = phrases([
  ...spelled<Counted>(
    'bedrooms',
    'bhk,bhks,b h k,bed,beds,bedroom,bedrooms,bed room,bed rooms,br,bdr',
  ),
  ...spelled<Counted>(
    'size',
    'sq,sq ft,sqft,sft,sq feet,square feet,square foot,square ft,feet,ft',
  ),
  ...spelled<Counted>(
    'size',
    'sq yd,sq yds,sq yard,sq yards,square yard,square yards,yard,yards,gaj,guz',
  ),
  ...spelled<Counted>(
    'size',
    'sq m,sqm,sq mt,sq mtr,square metre,square metres,square meter,square meters',
  ),
  ...spelled<Counted>(
    'size',
    'acre,acres,bigha,bighas,hectare,hectares,metre,metres,meter,meters,km',
  ),
  ...spelled<Counted>('time', 'year,years,yr,yrs,month,months'),
])

const NUMBERS = new Map(
  'one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, index) => [word, String(index + 1)]),
)

/** In digits or words. */
export function figureAt(words: readonly LineWord[], at: number): string | undefined {
  const word = words[at]
  return word?.kind === 'figure' ? word.text : NUMBERS.get(word?.text ?? '')
}

/** `₹ 3.5 cr`, `95L`, `1 crore 20 lakh`, `90`. */
export function amountAt(words: readonly LineWord[], at: number): Amount | undefined {
  const mark = maybePhrase(RUPEE, words, at)
  const start = mark.value ? pastJoints(words, mark.end) : at
  const figure = figureAt(words, start)
  if (figure === undefined || phraseAt(COUNTED, words, start + 1)) return undefined
  const unit = maybePhrase(UNITS, words, start + 1)
  if (unit.value === undefined && isCode(words, start)) return undefined
  const whole = { typed: written(figure, unit.value), end: unit.end }
  const { typed, end } = unit.value === undefined ? whole : withSmaller(words, whole)
  const after = maybePhrase(RUPEE, words, end)
  return {
    end: after.end,
    figure,
    unit: unit.value,
    isMarked: mark.value === true || after.value === true,
    rupees: budgetTyped(typed),
  }
}

const written = (figure: string, unit: Unit | undefined) => (unit ? `${figure} ${unit}` : figure)

/** `1 crore 20 lakh`. */
function withSmaller(words: readonly LineWord[], amount: { typed: string; end: number }) {
  const figure = figureAt(words, amount.end)
  const unit = phraseAt(UNITS, words, amount.end + 1)
  if (figure === undefined || unit === undefined) return amount
  const typed = `${amount.typed} ${written(figure, unit.value)}`
  if (budgetTyped(typed) === undefined) return amount
  return withSmaller(words, { typed, end: unit.end })
}

/** Part of a name or code: `24x7`, `80%`. */
export function isCode(words: readonly LineWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word?.kind !== 'figure' || (next?.isGlued && next.kind === 'letters')) return true
  return next?.isGlued === true && next.text === '%'
}
