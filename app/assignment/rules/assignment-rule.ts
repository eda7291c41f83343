import { storedInterest, type StoredInterest } from '#app/enquiries/lead-interest.ts'
import { knownProjects } from '#app/projects/catalogue/known-projects.ts'

import { languageOf } from './lead-language.ts'

/** What a rule may ask of a lead. */
export const conditionKinds = ['city', 'project', 'language', 'country'] as const
export type ConditionKind = (typeof conditionKinds)[number]

export type Condition = {
  kind: ConditionKind
  isNot: boolean
  /** Cities by name, projects by slug, languages by ISO 639-1, countries by ISO 3166-1. */
  values: string[]
}

/** The first rule that fits a lead says who gets it. */
export type AssignmentRule = {
  id: number
  conditions: readonly Condition[]
  /** Everybody who takes leads; where it asks for a language, who speaks it. */
  isForAll: boolean
  /** Ids of who gets what it fits, where that is not everybody. */
  people: readonly string[]
  /** It fits every lead and is last. */
  isRest: boolean
}

/** What rules read of a lead. */
export type LeadTraits = {
  /** One of the catalogue; empty where none is known. */
  city: string
  /** Slug of the project asked about; empty where none was. */
  project: string
  /** ISO 639-1. */
  language: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** What is read of a stored lead for its traits. */
export type StoredTraits = StoredInterest & { message: string; country: string }

/** The traits of a lead as it is stored. */
export function traitsOf(lead: StoredTraits): LeadTraits {
  const { projectId, city } = storedInterest(lead)
  return {
    city,
    project: projectId === null ? '' : (knownProjects().ofId(projectId)?.slug ?? ''),
    language: languageOf(lead.message),
    country: lead.country,
  }
}

/** Whether a rule is about a lead. */
export function fits(rule: Pick<AssignmentRule, 'conditions'>, lead: LeadTraits): boolean {
  return rule.conditions.every(({ kind, isNot, values }) => {
    const isOne = values.some((value) => isOf(kind, value, lead))
    return isOne !== isNot
  })
}

function isOf(kind: ConditionKind, value: string, lead: LeadTraits): boolean {
  return lead[kind].toLowerCase() === value.toLowerCase()
}
