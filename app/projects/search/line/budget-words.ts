import { budgetTyped } from '#app/lib/money.ts'

import { amountAt, type Amount } from './amounts.ts'
import type { FilterChange, Meaning, Read } from './line-part.ts'
import type { LineWord } from './line-words.ts'
import { maybePhrase, phraseAt, phrases, spelled } from './phrases.ts'

export type Bound = 'max' | 'min' | 'about' | 'between'

export const BEFORE = phrases([
  ...spelled<Bound>(
    'max',
    'under,below,upto,up to,less than,lesser than,max,maximum,max of,within,till',
  ),
  ...spelled<Bound>(
    'max',
    'not more than,no more than,at most,budget,budget of,budget under,budget below',
  ),
  ...spelled<Bound>(
    'max',
    'budget upto,budget up to,budget is,price under,price below,<=,<,in budget of',
  ),
  ...spelled<Bound>(
    'min',
    'above,over,from,min,minimum,more than,at least,atleast,greater than,beyond',
  ),
  ...spelled<Bound>(
    'min',
    'starting,starting from,starting at,starts from,start from,price above,>=,>',
  ),
  ...spelled<Bound>(
    'about',
    'around,about,approx,approximately,roughly,nearly,near,~,budget around',
  ),
  ...spelled<Bound>('between', 'between,in between,budget between'),
])
export const AFTER = phrases([
  ...spelled<Bound>(
    'max',
    'tak,max,maximum,or less,or below,and below,ke andar,se kam,ke niche,se niche',
  ),
  ...spelled<Bound>('min', '+,plus,min,minimum,onward,onwards,and above,or above,or more,and more'),
  ...spelled<Bound>('min', 'se upar,se zyada,se jyada'),
])
export const TO = phrases([
  ...spelled<'to' | 'and'>('to', '-,–,—,to,till,upto,up to,se'),
  ...spelled<'to' | 'and'>('and', 'and,&'),
])

/** `under 3.5 crore`, `95L to 1.5cr`, `2 se 3 cr`, `under 90`. */
export function budgetAt(words: readonly LineWord[], at: number): Read {
  const before = maybePhrase(BEFORE, words, at)
  const first = amountAt(words, before.end)
  if (!first) return undefined
  const last = otherEnd(words, first, before.value)
  if (last) return readTo(last.end, rangeOf(first, last, before.value !== undefined))
  const after = maybePhrase(AFTER, words, first.end)
  return readTo(after.end, singleOf(first, before.value ?? after.value))
}

function readTo(end: number, meaning: Meaning | undefined): Read {
  return meaning && { end, meaning }
}

/** `and` makes a range only after `between`. */
function otherEnd(words: readonly LineWord[], first: Amount, bound: Bound | undefined) {
  const to = phraseAt(TO, words, first.end)
  if (!to || (to.value === 'and' && bound !== 'between')) return undefined
  return amountAt(words, to.end)
}

function singleOf(amount: Amount, bound: Bound | undefined): Meaning | undefined {
  const { rupees, unit, figure, isMarked } = amount
  const name = bound === 'min' ? 'min' : 'max'
  if (rupees !== undefined) {
    if (bound !== 'about' && bound !== 'between') {
      return { kind: 'filter', change: { [name]: rupees } }
    }
    return { kind: 'asked', why: 'figure', readings: [{ max: rupees }, { min: rupees }] }
  }
  // A bare figure may be no amount.
  if (bound === undefined && unit === undefined && !isMarked) return undefined
  const readings =
    unit === undefined ? unitReadings(figure).map((value) => ({ [name]: value })) : []
  return { kind: 'asked', why: 'figure', readings }
}

function rangeOf(first: Amount, last: Amount, isBound: boolean): Meaning | undefined {
  const [low, high] = [first.rupees, last.rupees]
  if (low !== undefined && high !== undefined) return { kind: 'filter', change: inOrder(low, high) }
  if (high !== undefined && first.unit === undefined) return sharedUnit(first.figure, last, high)
  const isBare = !isBound && ![first, last].some(({ unit, isMarked }) => unit ?? isMarked)
  const rooms = isBare ? roomsBetween(first.figure, last.figure) : []
  const amounts = unitsOf(first.figure).flatMap((unit) => {
    const [one, other] = [first, last].map(({ figure }) => budgetTyped(`${figure} ${unit}`))
    return one === undefined || other === undefined ? [] : [inOrder(one, other)]
  })
  const readings = [...rooms, ...amounts]
  return isBare && readings.length === 0 ? undefined : { kind: 'asked', why: 'figure', readings }
}

/** `2 to 3 crore` are both crore; `90 to 1.2 crore` are not. */
function sharedUnit(figure: string, last: Amount, high: number): Meaning {
  const low = budgetTyped(`${figure} ${last.unit ?? ''}`)
  if (low !== undefined && low <= high) return { kind: 'filter', change: { min: low, max: high } }
  const readings = unitReadings(figure).map((value) => inOrder(value, high))
  return { kind: 'asked', why: 'figure', readings }
}

const inOrder = (a: number, b: number) => ({ min: Math.min(a, b), max: Math.max(a, b) })

/** In crore and lakh, the likelier first, without impossible prices. */
export function unitReadings(figure: string): number[] {
  return unitsOf(figure).flatMap((unit) => budgetTyped(`${figure} ${unit}`) ?? [])
}

const unitsOf = (figure: string) => (Number(figure) < 20 ? ['crore', 'lakh'] : ['lakh', 'crore'])

function roomsBetween(low: string, high: string): FilterChange[] {
  if (!/^[1-9]$/.test(low) || !/^[1-9]$/.test(high) || low >= high) return []
  const bedrooms = Array.from(
    { length: Number(high) - Number(low) + 1 },
    (_, index) => Number(low) + index,
  )
  return [{ bedrooms }]
}
