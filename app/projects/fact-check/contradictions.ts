import type { ProjectContent } from '#app/projects/fact-check/figures/project-content.ts'
import { plainText } from '#app/projects/fact-check/figures/plain-text.ts'
import {
  isSameDate,
  statedDates,
  type StatedDate,
} from '#app/projects/fact-check/figures/stated-dates.ts'
import { statedFigures } from '#app/projects/fact-check/figures/stated-figures.ts'
import {
  isSameSpan,
  statedReady,
  statedSpans,
} from '#app/projects/fact-check/figures/stated-spans.ts'
import { factOfLabel } from '#app/projects/facts/fact-labels.ts'
import type { FactName } from '#app/projects/facts/fact-names.ts'
import { factSlots, type FactSlot } from '#app/projects/facts/fact-slots.ts'
import type { ProjectFault } from '#app/projects/publishing/project-fault.ts'

import { isCalledAs, isConsistent } from './called-as.ts'
import { freeTexts } from './free-texts.ts'
import { possessionAtOnce, possessionDates, possessionSpans } from './text-dates.ts'
import { registrationNumbers } from './text-registrations.ts'

/** Rows and texts that contradict the facts. */
export function contradictionFaults(project: ProjectContent): ProjectFault[] {
  const slots = factSlots(project).filter(({ value }) => value !== '')
  return [...rowFaults(slots, project), ...textFaults(slots, project), ...drawingFaults(project)]
}

function rowFaults(
  slots: readonly FactSlot[],
  { revealPrice, sections }: ProjectContent,
): ProjectFault[] {
  return slots.flatMap(({ fact, part, value, at, label }) => {
    const own = slots.find((one) => one.fact === fact && one.part === '')
    const isRow = label !== undefined && at[0] === 'sections' && at.at(-2) === 'rows'
    if (!own || !isRow || !isCalledAs(fact, part)) return []
    if (fact === 'price' && revealPrice !== undefined) return []
    if (isConsistent(fact, value, own.value)) return []
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
function textFaults(slots: readonly FactSlot[], project: ProjectContent): ProjectFault[] {
  const valuesOf = (fact: FactName) =>
    slots
      .filter((one) => one.fact === fact || factOfLabel(one.part) === fact)
      .map(({ value }) => value)
      .join('; ')
  const [days, numbers] = [valuesOf('possession'), valuesOf('rera')]
  const [known, knownNumbers] = [statedDates(days), lettersOf(numbers)]
  return freeTexts(project).flatMap(({ at, text }) => {
    const dates = possessionDates(text)
      .filter((date) => !known.some((one) => isSameDate(date, one)))
      .map((date) => ({
        ...date,
        isSure: date.isSure && !(date.isDone && isOver(date, project)),
        of: 'possession',
        value: days,
      }))
    const spans = [
      ...spansOtherwise(text, days, project),
      ...readyOtherwise(text, days, project),
    ].map((span) => ({
      ...span,
      of: 'possession',
      value: days,
    }))
    const registrations = registrationNumbers(text)
      .filter((registration) => !knownNumbers.includes(lettersOf(registration.text)))
      .map((registration) => ({ ...registration, of: 'RERA number', value: numbers }))
    return [...dates, ...spans, ...registrations].map(({ of, value, isSure, ...claim }) => ({
      at,
      text: contradictionText(claim.text, of, value),
      ...(isSure ? {} : { isAdvice: true as const }),
    }))
  })
}

/** Compares with the stated possession and with the day of the check. */
function spansOtherwise(text: string, possession: string, project: ProjectContent) {
  const known = statedSpans(possession)
  const months = statedDates(possession).map((day) => monthsUntil(day, project))
  return possessionSpans(text).filter(
    (span) =>
      !known.some((one) => isSameSpan(span, one)) &&
      !months.some((one) => one >= span.min - ABOUT_MONTHS && one <= span.max + ABOUT_MONTHS),
  )
}

/** Months of tolerance, since spans in words are approximate. */
const ABOUT_MONTHS = 3

function monthsUntil({ year, months }: StatedDate, { checked }: ProjectContent): number {
  const [checkedIn = 0, month = 0] = checked.on.split('-').map(Number)
  return (year - checkedIn) * 12 + (months.at(-1) ?? 12) - month
}

/** "Ready" contradicts a possession later than the last check. */
function readyOtherwise(text: string, possession: string, project: ProjectContent) {
  const isReady = statedReady(possession).length > 0
  return isReady || statedDates(possession).some((one) => isOver(one, project))
    ? []
    : possessionAtOnce(text)
}

function isOver(day: StatedDate, project: ProjectContent): boolean {
  return monthsUntil(day, project) <= 0
}

/** `UP RERA PRJ 449/08/2024`: without separators and the month. */
function lettersOf(number: string): string {
  return plainText(number)
    .replaceAll(/\/(?:0?[1-9]|1[0-2])\/20\d\d(?!\d)/g, '')
    .replaceAll(/[^\p{L}\p{M}\d;]/gu, '')
}

function contradictionText(value: string, name: string, known: string): string {
  return known === ''
    ? `the text says “${value}”, but its ${name} is not entered`
    : `the text says “${value}”, which its ${name} does not`
}

/** The drawing must agree with the fact strip. */
function drawingFaults({ elevation, facts = [] }: ProjectContent): ProjectFault[] {
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
