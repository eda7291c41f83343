import type { AssignmentView } from '#app/assignment/assignment-view.server.ts'
import { chooseRoundRobin, type RotationTable } from '#app/assignment/rotation.ts'
import type { LeadTraits } from '#app/assignment/rules/assignment-rule.ts'
import type { ListedRule } from '#app/assignment/rules/assignment-rules.tsx'
import { ruleTexts } from '#app/assignment/rules/rule-texts.ts'
import type { Trial } from '#app/assignment/rules/trial-form.tsx'
import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { currentSlug, knownProjects } from '#app/projects/catalogue/current-catalogue.server.ts'

import { projectName } from './choices.server.ts'

export function listedRules({ table, assigned, settings }: AssignmentView): ListedRule[] {
  return table.rules.map((rule) => ({
    ...ruleTexts(rule, table.people, projectName),
    id: rule.id,
    isRest: rule.isRest,
    today: assigned.ofRule.get(rule.id) ?? 0,
    cap: settings.cap,
  }))
}

/** What the rules decide for the lead that an address describes; undefined where it describes none. */
export function tryLead(
  params: URLSearchParams,
  table: RotationTable,
): { sampleLead: LeadTraits | undefined; trial: Trial | undefined } {
  if (!params.has('country')) return { sampleLead: undefined, trial: undefined }
  const project = params.get('project') ?? ''
  const page = project === '' ? '' : `/${project}`
  const { city } = leadInterest({ page, location: params.get('city') ?? '' }, knownProjects)
  const sampleLead = {
    project: currentSlug(project),
    city,
    language: params.get('language') ?? 'en',
    country: params.get('country') ?? 'IN',
  }
  const choice = chooseRoundRobin(table, sampleLead)
  if (choice.kind === 'nobody') return { sampleLead, trial: { rule: undefined, person: undefined } }
  const rule = ruleTexts(choice.rule, table.people, projectName)
  return {
    sampleLead,
    trial: { rule, person: choice.kind === 'person' ? choice.person.name : undefined },
  }
}
