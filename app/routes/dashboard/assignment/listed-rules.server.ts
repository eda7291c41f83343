import type { AssignmentView } from '#app/assignment/assignment-view.server.ts'
import { chooseRoundRobin, type RotationTable } from '#app/assignment/rotation.ts'
import type { ListedRule } from '#app/assignment/rules/assignment-rules.tsx'
import { ruleTexts } from '#app/assignment/rules/rule-texts.ts'
import type { SampleLead, Trial } from '#app/assignment/rules/trial-form.tsx'
import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { budgetBands, type Range } from '#app/leads/requirement/requirement-choices.ts'
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

/** What the rules decide for the lead that an address describes. */
export function tryLead(
  params: URLSearchParams,
  table: RotationTable,
): { sampleLead: SampleLead; trial: Trial | undefined } {
  const project = params.get('project') ?? ''
  const place = { page: project && `/${project}`, location: params.get('city') ?? '' }
  const sampleLead = {
    project: currentSlug(project),
    city: leadInterest(place, knownProjects).city,
    language: params.get('language') ?? 'en',
    country: params.get('country') ?? 'IN',
    place: params.get('place') ?? '',
    budget: params.get('budget') ?? '',
  }
  if (!params.has('country')) return { sampleLead, trial: undefined }
  const budget: Range =
    new Map<string, Range>(Object.entries(budgetBands)).get(sampleLead.budget) ?? {}
  const choice = chooseRoundRobin(table, { ...sampleLead, place: [sampleLead.place], budget })
  if (choice.kind === 'unassigned')
    return { sampleLead, trial: { rule: undefined, person: undefined } }
  const rule = ruleTexts(choice.rule, table.people, projectName)
  const person = choice.kind === 'person' ? choice.person.name : undefined
  return { sampleLead, trial: { rule, person } }
}
