import { storedInterest, type StoredInterest } from '#app/enquiries/lead-interest.ts'
import type { KnownProjects } from '#app/projects/catalogue/known-projects.ts'

import { languageOf } from '#app/leads/requirement/lead-language.ts'

export const conditionKinds = ['city', 'project', 'language', 'country'] as const
export type ConditionKind = (typeof conditionKinds)[number]

export type Condition = {
  kind: ConditionKind
  isNot: boolean
  /** City names, project slugs, ISO 639-1 languages, ISO 3166-1 countries. */
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
}

export type StoredTraits = StoredInterest & { message: string; country: string }

export function traitsOf(lead: StoredTraits, known: KnownProjects): LeadTraits {
  const { projectId, city } = storedInterest(lead, known)
  return {
    city,
    project: projectId === null ? '' : (known.ofId(projectId)?.slug ?? ''),
    language: languageOf(lead.message),
    country: lead.country,
  }
}

export function fits(rule: Pick<AssignmentRule, 'conditions'>, lead: LeadTraits): boolean {
  return rule.conditions.every(({ kind, isNot, values }) => {
    const isOne = values.some((value) => isOf(kind, value, lead))
    return isOne !== isNot
  })
}

function isOf(kind: ConditionKind, value: string, lead: LeadTraits): boolean {
  return lead[kind].toLowerCase() === value.toLowerCase()
}
