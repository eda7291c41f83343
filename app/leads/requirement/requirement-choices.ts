import { leadLanguages } from './lead-language.ts'

/** Not `Upcoming`: no one looks for that. */
export const requirementTypes = ['Apartments', 'Plots', 'Farmhouse', 'Commercial'] as const
export const purposes = ['own-use', 'investment'] as const
export const timings = ['now', 'three-months', 'six-months', 'year', 'later'] as const
export const roomCounts = [1, 2, 3, 4, 5] as const

/** Typed, where no choice fits. */
export const exactFields = ['budgetFrom', 'budgetTo', 'plotFrom', 'plotTo', 'place'] as const
export type ExactField = (typeof exactFields)[number]

/** An open end is undefined. */
export type Range = { from?: number | undefined; to?: number | undefined }

const [LAKH, CRORE] = [100_000, 10_000_000]

/** Budgets in rupees, by the value that addresses and rules have. */
export const budgetBands = {
  'to-50-lakh': { to: 50 * LAKH },
  'to-1-crore': { from: 50 * LAKH, to: CRORE },
  'to-2-crore': { from: CRORE, to: 2 * CRORE },
  'to-5-crore': { from: 2 * CRORE, to: 5 * CRORE },
  'over-5-crore': { from: 5 * CRORE },
} as const satisfies Record<string, Range>

/** Sizes of a plot in square feet. */
export const plotBands = {
  'to-1000': { to: 1000 },
  'to-2000': { from: 1000, to: 2000 },
  'to-5000': { from: 2000, to: 5000 },
  'over-5000': { from: 5000 },
} as const satisfies Record<string, Range>

export function isSameRange(one: Range, other: Range): boolean {
  return one.from === other.from && one.to === other.to
}

/** Ranges that only touch do not overlap. */
export function overlaps(one: Range, other: Range): boolean {
  const from = Math.max(one.from ?? 0, other.from ?? 0)
  return from < Math.min(one.to ?? Infinity, other.to ?? Infinity)
}

export const choices = {
  type: requirementTypes,
  purpose: purposes,
  timing: timings,
  language: leadLanguages,
} as const
