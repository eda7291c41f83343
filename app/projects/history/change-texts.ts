import { rupeesOf } from '#app/lib/money.ts'
import { printedUnits } from '#app/lib/text/printed-units.ts'
import { REGISTERED_ALONE } from '#app/projects/facts/fact-key.ts'
import { factOfLabel } from '#app/projects/facts/fact-labels.ts'
import type { FactName } from '#app/projects/facts/fact-names.ts'
import type { FactChange } from '#app/projects/facts/project-facts.ts'
import { formatPrice } from '#app/projects/model/price-label.ts'

const NAMES = {
  price: 'Price',
  possession: 'Possession',
  rera: 'RERA registration',
  area: 'Area',
} as const satisfies Partial<Record<FactName, string>>

const AND = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** `Price`, `Price (3 BHK)`, `Towers`; a label that names the fact stands alone. */
export function factTerm({ fact, part }: Pick<FactChange, 'fact' | 'part'>): string {
  if (fact === 'figure' || (part !== '' && factOfLabel(part) === fact)) return printedUnits(part)
  return part === '' ? NAMES[fact] : `${NAMES[fact]} (${printedUnits(part)})`
}

/** `₹95 lakh to ₹1.15 crore`, `6.5 acres`, without line breaks in figures. */
export function factText(fact: FactName, value: string): string {
  if (fact === 'price') return value.split(' to ').map(amountText).join(' to ')
  if (fact === 'rera' && value === REGISTERED_ALONE) return 'registered (number on request)'
  return printedUnits(value)
}

/** A row of free text may have a sign or no amount. */
function amountText(value: string): string {
  return rupeesOf(value) === undefined ? printedUnits(value) : formatPrice(value)
}

/** `Price (3 BHK): ₹95 lakh, was ₹90 lakh`. */
export function changeText({ fact, part, was, became }: FactChange): string {
  const now = became === '' ? 'not shown any more' : factText(fact, became)
  const before = was === '' ? 'new' : `was ${factText(fact, was)}`
  return `${factTerm({ fact, part })}: ${now}, ${before}`
}

/** `price, possession and RERA registration`. */
export function changedNames(changes: readonly Pick<FactChange, 'fact' | 'part'>[]): string {
  const names = changes.map(({ fact, part }) => (fact === 'figure' ? part : NAMES[fact]))
  return AND.format(new Set(names.map(inSentence)))
}

/** Keeps the case of abbreviations. */
function inSentence(name: string): string {
  return /^[A-Z][a-z ]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
