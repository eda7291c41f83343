import { z } from 'zod'

import { sorted } from '#app/lib/lists.ts'
import { budgetTyped } from '#app/lib/money.ts'
import { asciiNumber } from '#app/lib/text/digits.ts'
import { plainText } from '#app/lib/text/plain-text.ts'

import { leadLanguages } from './lead-language.ts'
import {
  budgetBands,
  exactFields,
  isSameRange,
  plotBands,
  purposes,
  requirementTypes,
  timings,
  type ExactField,
  type Range,
} from './requirement-choices.ts'

const MAX_PLACES = 10
/** Square feet, about 90 hectares. */
const MAX_PLOT = 10_000_000

function range(max: number) {
  const end = z.int().min(1).max(max).optional()
  return z
    .strictObject({ from: end, to: end })
    .refine(({ from = 0, to = Infinity }) => from < to)
    .default({})
}

const place = z
  .string()
  .transform((text) => plainText(text).replaceAll(/\s+/g, ' '))
  .pipe(z.string().min(1).max(60))

/** Plot in square feet, budget in rupees; unknown is absent. */
const requirementSchema = z.strictObject({
  type: z.enum(requirementTypes).optional(),
  bedrooms: z.array(z.int().min(1).max(9)).max(9).default([]),
  plot: range(MAX_PLOT),
  budget: range(1e12),
  places: z.array(place).max(MAX_PLACES).default([]),
  purpose: z.enum(purposes).optional(),
  timing: z.enum(timings).optional(),
  needsLoan: z.boolean().optional(),
  language: z.enum(leadLanguages).optional(),
})

/** What a person looks for. */
export type Requirement = z.output<typeof requirementSchema>

export const noRequirement: Requirement = requirementSchema.parse({})

export const requirementFields = [
  'budget',
  'type',
  'bedrooms',
  'plot',
  'places',
  'purpose',
  'timing',
  'needsLoan',
  'language',
] as const satisfies readonly (keyof Requirement)[]
export type RequirementField = (typeof requirementFields)[number]

/** The canonical text, in forms and in the history; empty for a requirement without a fact. */
export function requirementText(requirement: Requirement | undefined): string {
  const { data } = requirementSchema.safeParse(requirement)
  if (!data || requirementFields.every((field) => !isStated(data, field))) return ''
  return JSON.stringify(data)
}

export function isStated(requirement: Requirement, field: RequirementField): boolean {
  const value = requirement[field]
  return Object.values(typeof value === 'object' ? value : [value]).some((one) => one !== undefined)
}

/** Empty for an empty text; undefined for an invalid one. */
export function readRequirement(text: string): Requirement | undefined {
  if (text === '') return noRequirement
  try {
    return requirementSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Presses a choice, such as `bedrooms 3`; pressed again it goes. Undefined for an unknown one. */
export function withChoice(requirement: Requirement, choice: string): Requirement | undefined {
  const [field = '', ...words] = choice.split(' ')
  const read = requirementFields.find((name) => name === field)
  return read && checked({ ...requirement, [read]: pressed[read](requirement, words.join(' ')) })
}

/** An unknown word is invalid in every field. */
const pressed: Record<RequirementField, (requirement: Requirement, word: string) => unknown> = {
  budget: ({ budget }, word) => pressedBand(budgetBands, budget, word),
  type: ({ type }, word) => pressedWord(type, word),
  bedrooms: ({ bedrooms }, word) => sorted(toggled(bedrooms, Number(word)), (a, b) => a - b),
  plot: ({ plot }, word) => pressedBand(plotBands, plot, word),
  places: ({ places }, word) => toggled(places, word),
  purpose: ({ purpose }, word) => pressedWord(purpose, word),
  timing: ({ timing }, word) => pressedWord(timing, word),
  needsLoan: ({ needsLoan }, word) =>
    word === 'yes' || word === 'no' ? pressedWord(needsLoan, word === 'yes') : word,
  language: ({ language }, word) => pressedWord(language, word),
}

function pressedWord<T>(now: T | undefined, word: T): T | undefined {
  return now === word ? undefined : word
}

function pressedBand(bands: Readonly<Record<string, Range>>, now: Range, word: string): unknown {
  const band = Object.hasOwn(bands, word) ? bands[word] : undefined
  if (!band) return word
  return isSameRange(band, now) ? {} : band
}

function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
}

function checked(requirement: unknown): Requirement | undefined {
  return requirementSchema.safeParse(requirement).data
}

/** With typed amounts, sizes and one more place; the name of the first unreadable field otherwise. */
export function withTyped(
  requirement: Requirement,
  typed: Readonly<Record<ExactField, string>>,
): Requirement | ExactField {
  const read = {
    budgetFrom: budgetTyped(typed.budgetFrom),
    budgetTo: budgetTyped(typed.budgetTo),
    plotFrom: sizeTyped(typed.plotFrom),
    plotTo: sizeTyped(typed.plotTo),
  }
  for (const name of exactFields)
    if (name !== 'place' && typed[name].trim() !== '' && read[name] === undefined) return name
  const { places } = requirement
  const more = plainText(typed.place)
  const isListed = places.some((one) => one.toLowerCase() === more.toLowerCase())
  const next = checked({
    ...requirement,
    budget: rangeOf(read.budgetFrom, read.budgetTo),
    plot: rangeOf(read.plotFrom, read.plotTo),
    places: more === '' || isListed ? places : [...places, more],
  })
  return next ?? 'place'
}

/** Square feet. */
function sizeTyped(typed: string): number | undefined {
  const text = asciiNumber(typed).replaceAll(/[\s,]/g, '')
  const size = /^\d{1,8}$/.test(text) ? Number(text) : 0
  return size > 0 && size <= MAX_PLOT ? size : undefined
}

/** In order; two equal ends are an upper one. */
function rangeOf(one: number | undefined, other: number | undefined): Range {
  const [from, to] =
    one !== undefined && other !== undefined && one > other ? [other, one] : [one, other]
  return from === to ? { to } : { from, to }
}
