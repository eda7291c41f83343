import { parseRupees } from '#app/lib/money.ts'
import type { Listing } from '#app/projects/statements/listing-statements.ts'
import { statedFigures } from '#app/projects/statements/stated-figures.ts'

import { factOfLabel } from './fact-labels.ts'
import type { FactName } from './fact-names.ts'
import { factSlots, type FactSlot } from './fact-slots.ts'
import type { ListingFault } from './listing-fault.ts'
import { placedTexts } from './placed-texts.ts'

const AMOUNT = /(?<![\d.,])[\d.,]+\s?(?:CR|crores?|Lacs?|lakhs?)\b/gi
const DATE =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:\d{1,2},? )?20\d\d\b/gi
/** Rows that are called as the fact itself; a row of another name may state another thing. */
const SAME: Partial<Record<FactName, RegExp>> = {
  price: /^(?:(?:starting|base) )?price(?: from)?$|^starts from$/i,
  possession: /^(?:expected )?possession(?: (?:date|by|from|in))?$/i,
  rera: /^rera(?: registration)?(?: (?:no\.?|number))?$/i,
  area: /^(?:(?:land|total|project) )?area$|^land$/i,
}

/** Where a row or a text of a listing says something else than its facts: each at its field. */
export function saidOtherwise(listing: Listing): ListingFault[] {
  const slots = factSlots(listing).filter(({ value }) => value !== '')
  return [...rowFaults(slots, listing), ...textFaults(slots, listing), ...drawingFaults(listing)]
}

/** The amounts in rupees that a text names. */
export function amountsIn(text: string): { text: string; rupees: number | undefined }[] {
  return [...text.matchAll(AMOUNT)].map(([one]) => ({ text: one, rupees: parseRupees(one) }))
}

/** A text without what can be written in more than one way. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim()
}

function rowFaults(slots: readonly FactSlot[], { revealPrice, sections }: Listing): ListingFault[] {
  return slots.flatMap(({ fact, part, value, at, label }) => {
    const own = slots.find((one) => one.fact === fact && one.part === '')
    const isRow = label !== undefined && at[0] === 'sections' && at.at(-2) === 'rows'
    if (!own || !isRow || SAME[fact]?.test(part) !== true) return []
    if (fact === 'price' && revealPrice !== undefined) return []
    if (isSame(fact, value, own.value)) return []
    const name = part.toLowerCase().replace('rera', 'RERA')
    return [
      {
        at: [...at, sections[Number(at[1])]?.kind === 'prices' ? 'from' : 'value'],
        text: `the text says ${name} “${value}”, but its ${NAMES[fact]} is “${own.value}”`,
      },
    ]
  })
}

const NAMES = {
  price: 'price',
  possession: 'possession',
  rera: 'RERA number',
  area: 'area',
  figure: 'figure',
} as const satisfies Record<FactName, string>

function isSame(fact: FactName, value: string, own: string): boolean {
  if (fact === 'price') {
    const [amounts, price] = [amountsIn(value), parseRupees(own)]
    return amounts.length === 0 || amounts.some(({ rupees }) => rupees === price)
  }
  if (fact === 'area') {
    const [said, stated] = [statedFigures(value), statedFigures(own)]
    return said.every(
      ({ unit, amount }) =>
        stated.every((one) => one.unit !== unit) ||
        stated.some((one) => one.unit === unit && one.amount === amount),
    )
  }
  const [one, other] = [plainText(value), plainText(own)]
  return one.includes(other) || other.includes(one)
}

/** A day of possession and a number of registration stand in a field of their own, or no text says them. */
function textFaults(slots: readonly FactSlot[], listing: Listing): ListingFault[] {
  const valuesOf = (fact: FactName) =>
    slots
      .filter((one) => one.fact === fact || factOfLabel(one.part) === fact)
      .map(({ value }) => plainText(value))
      .join('; ')
  const [days, numbers] = [valuesOf('possession'), valuesOf('rera')]
  const facts = new Set(slots.map(({ at }) => at.join(' ')))
  return placedTexts(listing).flatMap(({ at, text }) => {
    // What a row states is a fact itself.
    if (facts.has(at.join(' ')) || facts.has(at.slice(0, -1).join(' '))) return []
    const dates = text
      .split(/[.;!?](?:\s|$)/)
      .filter(
        (sentence) =>
          factOfLabel(sentence.replaceAll(/\b(?:rera|price|cost)\b/gi, '')) === 'possession',
      )
      .flatMap((sentence) => [...sentence.matchAll(DATE)].map(([one]) => one))
    const wrong = [
      ...dates
        .filter((one) => !days.includes(plainText(one)))
        .map((one) => saidOf(one, 'possession', days)),
      ...numbersIn(text)
        .filter((one) => !numbers.includes(plainText(one)))
        .map((one) => saidOf(one, 'RERA number', numbers)),
    ]
    return wrong.map((said) => ({ at, text: said }))
  })
}

/** `UPRERAPRJ12345`, `RERA number P51700000001`. */
function numbersIn(text: string): string[] {
  const words = text.split(/[^\w/-]+/)
  return words.filter((word, at) => {
    if (/rera/i.test(word)) return /\d/.test(word)
    const [last, before] = [words[at - 1] ?? '', words[at - 2] ?? '']
    const isNamed = /^rera$/i.test(last) || (/^rera$/i.test(before) && /^n(?:o|umber)$/i.test(last))
    return isNamed && /\d{4}/.test(word)
  })
}

function saidOf(said: string, name: string, known: string): string {
  return known === ''
    ? `the text says “${said}”, but its ${name} is not entered`
    : `the text says “${said}”, which its ${name} does not`
}

const GROUND = /\bG ?\+|\bground plus\b/i

/** What is drawn to scale is what the strip of facts counts. */
function drawingFaults({ elevation, facts = [] }: Listing): ListingFault[] {
  if (!elevation) return []
  const texts = facts.map(({ figure, unit = '', label }) => `${figure} ${unit} ${label}`)
  return (['towers', 'floors'] as const).flatMap((unit) => {
    const drawn = elevation[unit]
    const stated = texts.flatMap((text) =>
      statedFigures(text)
        .filter((one) => one.unit === unit)
        .map(({ amount }) => (unit === 'floors' && GROUND.test(text) ? amount + 1 : amount)),
    )
    if (stated.length === 0) return []
    const isWithin = drawn >= Math.min(...stated) && drawn <= Math.max(...stated)
    if (isWithin) return []
    return [
      {
        at: ['elevation', unit],
        text: `the drawing still shows ${drawn} ${unit}, but its facts say ${[...new Set(stated)].join(', ')}`,
      },
    ]
  })
}
