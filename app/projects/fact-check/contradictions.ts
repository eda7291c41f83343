import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { plainText } from '#app/projects/fact-check/figures/plain-text.ts'
import {
  isSameDate,
  statedDates,
  type StatedDate,
} from '#app/projects/fact-check/figures/stated-dates.ts'
import { statedFigures } from '#app/projects/fact-check/figures/stated-figures.ts'
import {
  isSameSpan,
  saidReady,
  statedSpans,
} from '#app/projects/fact-check/figures/stated-spans.ts'
import { factOfLabel } from '#app/projects/facts/fact-labels.ts'
import type { FactName } from '#app/projects/facts/fact-names.ts'
import { factSlots, type FactSlot } from '#app/projects/facts/fact-slots.ts'
import type { ListingFault } from '#app/projects/publishing/project-fault.ts'

import { isCalledAs, isSaidOf } from './called-as.ts'
import { freeTexts } from './free-texts.ts'
import { possessionAtOnce, possessionDates, possessionSpans } from './text-dates.ts'
import { registrationNumbers } from './text-registrations.ts'

/** Rows and texts that contradict the facts. */
export function saidOtherwise(listing: Listing): ListingFault[] {
  const slots = factSlots(listing).filter(({ value }) => value !== '')
  return [...rowFaults(slots, listing), ...textFaults(slots, listing), ...drawingFaults(listing)]
}

function rowFaults(slots: readonly FactSlot[], { revealPrice, sections }: Listing): ListingFault[] {
  return slots.flatMap(({ fact, part, value, at, label }) => {
    const own = slots.find((one) => one.fact === fact && one.part === '')
    const isRow = label !== undefined && at[0] === 'sections' && at.at(-2) === 'rows'
    if (!own || !isRow || !isCalledAs(fact, part)) return []
    if (fact === 'price' && revealPrice !== undefined) return []
    if (isSaidOf(fact, value, own.value)) return []
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

/** Texts may state possession and registration only where a field does. */
function textFaults(slots: readonly FactSlot[], listing: Listing): ListingFault[] {
  const valuesOf = (fact: FactName) =>
    slots
      .filter((one) => one.fact === fact || factOfLabel(one.part) === fact)
      .map(({ value }) => value)
      .join('; ')
  const [days, numbers] = [valuesOf('possession'), valuesOf('rera')]
  const [known, knownNumbers] = [statedDates(days), lettersOf(numbers)]
  return freeTexts(listing).flatMap(({ at, text }) => {
    const dates = possessionDates(text)
      .filter((said) => !known.some((one) => isSameDate(said, one)))
      .map((said) => ({
        ...said,
        isSure: said.isSure && !(said.isDone && isOver(said, listing)),
        of: 'possession',
        value: days,
      }))
    const spans = [
      ...spansOtherwise(text, days, listing),
      ...readyOtherwise(text, days, listing),
    ].map((said) => ({
      ...said,
      of: 'possession',
      value: days,
    }))
    const registrations = registrationNumbers(text)
      .filter((said) => !knownNumbers.includes(lettersOf(said.text)))
      .map((said) => ({ ...said, of: 'RERA number', value: numbers }))
    return [...dates, ...spans, ...registrations].map(({ of, value, isSure, ...said }) => ({
      at,
      text: saidOf(said.text, of, value),
      ...(isSure ? {} : { isAdvice: true as const }),
    }))
  })
}

/** Compares with the stated possession and with the day of the check. */
function spansOtherwise(text: string, possession: string, listing: Listing) {
  const known = statedSpans(possession)
  const months = statedDates(possession).map((day) => monthsUntil(day, listing))
  return possessionSpans(text).filter(
    (said) =>
      !known.some((one) => isSameSpan(said, one)) &&
      !months.some((one) => one >= said.least - ABOUT_MONTHS && one <= said.most + ABOUT_MONTHS),
  )
}

/** Months of tolerance, since spans in words are approximate. */
const ABOUT_MONTHS = 3

function monthsUntil({ year, months }: StatedDate, { checked }: Listing): number {
  const [checkedIn = 0, month = 0] = checked.on.split('-').map(Number)
  return (year - checkedIn) * 12 + (months.at(-1) ?? 12) - month
}

/** "Ready" contradicts a possession later than the last check. */
function readyOtherwise(text: string, possession: string, listing: Listing) {
  const isReady = saidReady(possession).length > 0
  return isReady || statedDates(possession).some((one) => isOver(one, listing))
    ? []
    : possessionAtOnce(text)
}

function isOver(day: StatedDate, listing: Listing): boolean {
  return monthsUntil(day, listing) <= 0
}

/** `UP RERA PRJ 449/08/2024`: without separators and the month. */
function lettersOf(number: string): string {
  return plainText(number)
    .replaceAll(/\/(?:0?[1-9]|1[0-2])\/20\d\d(?!\d)/g, '')
    .replaceAll(/[^\p{L}\p{M}\d;]/gu, '')
}

function saidOf(said: string, name: string, known: string): string {
  return known === ''
    ? `the text says “${said}”, but its ${name} is not entered`
    : `the text says “${said}”, which its ${name} does not`
}

/** The drawing must agree with the fact strip. */
function drawingFaults({ elevation, facts = [] }: Listing): ListingFault[] {
  if (!elevation) return []
  const texts = facts.map(({ figure, unit = '', label }) => `${figure} ${unit} ${label}`)
  return (['towers', 'floors'] as const).flatMap((unit) => {
    const drawn = elevation[unit]
    const stated = texts.flatMap((text) =>
      statedFigures(text)
        .filter((one) => one.unit === unit)
        .map(({ amount, isAboveGround }) => (isAboveGround ? amount + 1 : amount)),
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
