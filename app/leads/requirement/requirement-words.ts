import { indianFigure, rupeesInWords } from '#app/lib/money.ts'
import { requirementTexts as texts } from '#app/strings/en/requirement.ts'

import type { Range } from './requirement-choices.ts'
import {
  isStated,
  readRequirement,
  requirementFields,
  type Requirement,
  type RequirementField,
} from './requirement.ts'

const words: Record<RequirementField, (requirement: Requirement) => string> = {
  bedrooms: ({ bedrooms }) => texts.bhk(texts.or(bedrooms.map(String))),
  type: ({ type, bedrooms }) => (type && bedrooms.length === 0 ? texts.type[type] : ''),
  plot: ({ plot }) => texts.size(rangeText(plot, indianFigure)),
  budget: ({ budget }) => rangeText(budget, rupeesInWords),
  places: ({ places }) => texts.or(places),
  purpose: ({ purpose }) => (purpose ? texts.purpose[purpose] : ''),
  timing: ({ timing }) => (timing ? texts.timing[timing] : ''),
  needsLoan: ({ needsLoan }) => texts.loan[needsLoan ? 'yes' : 'no'],
  language: ({ language }) => (language ? texts.speaks(texts.language[language]) : ''),
}

/** `3 BHK, ₹80 lakh to ₹1.20 crore, Noida or Greater Noida, own use`; also for a search to index. */
export function requirementWords(requirement: Requirement): string {
  return inOrder
    .filter((field) => isStated(requirement, field))
    .map((field) => words[field](requirement))
    .filter((text) => text !== '')
    .join(', ')
}

const inOrder: readonly RequirementField[] = [
  'bedrooms',
  'type',
  'plot',
  'budget',
  'places',
  'purpose',
  'timing',
  'needsLoan',
  'language',
]

function rangeText({ from, to }: Range, text: (figure: number) => string): string {
  if (from !== undefined && to !== undefined) return texts.between(text(from), text(to))
  return from === undefined ? texts.upTo(text(to ?? 0)) : texts.from(text(from))
}

/** Both sides of a change as stored, in words of the fields that differ; null for nothing. */
export function changeWords(
  was: string | null,
  became: string | null,
): [was: string | null, became: string | null] {
  const [before, after] = [readRequirement(was ?? ''), readRequirement(became ?? '')]
  if (!before || !after) return [was, became]
  const changed = requirementFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  const side = (requirement: Requirement) =>
    changed
      .filter((field) => isStated(requirement, field))
      .map((field) => words[field]({ ...requirement, ...(field === 'type' && { bedrooms: [] }) }))
      .join(', ')
  return [side(before) || null, side(after) || null]
}
