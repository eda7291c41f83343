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
  location: string
  /** Slug of the project asked about; empty where none was. */
  project: string
  /** ISO 639-1. */
  language: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/**
 * The traits of a lead as it is stored; of the visit that it asked for, the project is surer than its page.
 * `listedNow` says under which slug the listing of a slug is listed today.
 */
export function traitsOf(
  lead: {
    location: string
    page: string
    message: string
    country: string
    visited: string | null
  },
  listedNow: (slug: string) => string,
): LeadTraits {
  return {
    location: lead.location,
    project: listedNow(lead.visited ?? slugOf(lead.page)),
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
  // A city is named somewhere in a location: `Sector 150, Noida`.
  if (kind === 'city') return spaced(lead.location).includes(spaced(value))
  return lead[kind] === value
}

function spaced(place: string): string {
  return place.toLowerCase().replaceAll('-', ' ')
}

/** The project of a page: `/lodha-goa`, a page below it, or `/visit/lodha-goa`. */
function slugOf(page: string): string {
  const [, first = '', second = ''] = page.split('/')
  return first === 'visit' ? second : first
}
