import type { AssignmentView } from '#app/assignment/assignment-view.server.ts'
import { chooseByTurn, type TurnTable } from '#app/assignment/rotation.ts'
import type { LeadTraits } from '#app/assignment/rules/assignment-rule.ts'
import type { ListedRule } from '#app/assignment/rules/assignment-rules.tsx'
import { ruleWords } from '#app/assignment/rules/rule-texts.ts'
import type { Trial } from '#app/assignment/rules/trial-form.tsx'
import { leadInterest } from '#app/enquiries/lead-interest.ts'
import { currentSlug } from '#app/projects/catalogue/known-projects.ts'

import { projectName } from './choices.server.ts'

export function listedRules({ table, given, settings }: AssignmentView): ListedRule[] {
  return table.rules.map((rule) => ({
    ...ruleWords(rule, table.people, projectName),
    id: rule.id,
    isRest: rule.isRest,
    today: given.ofRule.get(rule.id) ?? 0,
    cap: settings.cap,
  }))
}

/** What the rules decide for the lead that an address describes; undefined where it describes none. */
export function tryLead(
  asked: URLSearchParams,
  table: TurnTable,
): { tried: LeadTraits | undefined; trial: Trial | undefined } {
  if (!asked.has('country')) return { tried: undefined, trial: undefined }
  const project = asked.get('project') ?? ''
  const page = project === '' ? '' : `/${project}`
  const { city } = leadInterest({ page, location: asked.get('city') ?? '' })
  const tried = {
    project: currentSlug(project),
    city,
    language: asked.get('language') ?? 'en',
    country: asked.get('country') ?? 'IN',
  }
  const choice = chooseByTurn(table, tried)
  if (choice.kind === 'nobody') return { tried, trial: { rule: undefined, person: undefined } }
  const rule = ruleWords(choice.rule, table.people, projectName)
  return {
    tried,
    trial: { rule, person: choice.kind === 'person' ? choice.person.name : undefined },
  }
}
