import { storedInterest, type StoredInterest } from '#app/enquiries/lead-interest.ts'
import type { KnownProjects } from '#app/projects/catalogue/known-projects.ts'

import { languageOf } from '#app/leads/requirement/lead-language.ts'
import { budgetBands, overlaps, type Range } from '#app/leads/requirement/requirement-choices.ts'
import type { Requirement } from '#app/leads/requirement/requirement.ts'

export const conditionKinds = ['city', 'project', 'place', 'budget', 'language', 'country'] as const
export type ConditionKind = (typeof conditionKinds)[number]

export type Condition = {
  kind: ConditionKind
  isNot: boolean
  /** City names, project slugs, places, names of budgets, ISO 639-1 languages, ISO 3166-1 countries. */
  values: string[]
}

/** The first matching rule decides. */
export type AssignmentRule = {
  id: number
  conditions: readonly Condition[]
  /** All agents who take leads and speak the rule's language, if any. */
  isForAll: boolean
  people: readonly string[]
  /** The default rule: it matches every lead and is last. */
  isRest: boolean
}

export type LeadTraits = {
  /** Of the catalogue; empty if unknown. */
  city: string
  /** A slug; empty for none. */
  project: string
  /** ISO 639-1. */
  language: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Places and budget in rupees that the person wants, or that their message names. */
  place: readonly string[]
  budget: Range
}

export type StoredTraits = StoredInterest & { message: string; country: string }

export function traitsOf(
  lead: StoredTraits,
  known: KnownProjects,
  { places, budget }: Pick<Requirement, 'places' | 'budget'>,
): LeadTraits {
  const { projectId, city } = storedInterest(lead, known)
  return {
    city,
    project: projectId === null ? '' : (known.ofId(projectId)?.slug ?? ''),
    language: languageOf(lead.message),
    country: lead.country,
    place: places,
    budget,
  }
}

export function fits(rule: Pick<AssignmentRule, 'conditions'>, lead: LeadTraits): boolean {
  return rule.conditions.every(({ kind, isNot, values }) => {
    const isOne = values.some((value) => isOf(kind, value, lead))
    return isOne !== isNot
  })
}

function isOf(kind: ConditionKind, value: string, lead: LeadTraits): boolean {
  if (kind === 'budget') return isBudget(lead.budget, value)
  const term = value.toLowerCase()
  if (kind === 'place') return lead.place.some((place) => place.toLowerCase() === term)
  return lead[kind].toLowerCase() === term
}

/** An unknown budget is none. */
function isBudget(budget: Range, value: string): boolean {
  const band = new Map<string, Range>(Object.entries(budgetBands)).get(value)
  const isKnown = budget.from !== undefined || budget.to !== undefined
  return band !== undefined && isKnown && overlaps(budget, band)
}
