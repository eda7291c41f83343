import type { AssignmentView } from '#app/leads/assignment/assignment-view.server.ts'
import type { ListedRule } from '#app/leads/assignment/assignment-rules.tsx'
import type { LeadTraits } from '#app/leads/assignment/assignment-rule.ts'
import { chooseByTurn, type TurnTable } from '#app/leads/assignment/lead-turn.ts'
import { ruleWords } from '#app/leads/assignment/rule-words.ts'
import type { Trial } from '#app/leads/assignment/trial-form.tsx'
import { findEverListed } from '#app/catalogue.server.ts'

import { projectName } from './choices.server.ts'

/** The rules as sentences, with how many leads each decided today. */
export function listedRules({ table, given, settings }: AssignmentView): ListedRule[] {
  return table.rules.map((rule) => ({
    ...ruleWords(rule, table.people, projectName),
    id: rule.id,
    isRest: rule.isRest,
    today: given.ofRule.get(rule.id) ?? 0,
    cap: settings.cap,
  }))
}

/** What the rules would do with the lead that an address describes; nothing where it describes none. */
export function tryLead(
  asked: URLSearchParams,
  table: TurnTable,
): { tried: LeadTraits | undefined; trial: Trial | undefined } {
  if (!asked.has('country')) return { tried: undefined, trial: undefined }
  const project = asked.get('project') ?? ''
  const tried = {
    project,
    location: asked.get('city') ?? '',
    language: asked.get('language') ?? 'en',
    country: asked.get('country') ?? 'IN',
  }
  const location =
    tried.location === '' ? (findEverListed(project)?.location ?? '') : tried.location
  const choice = chooseByTurn(table, { ...tried, location })
  if (choice.kind === 'nobody') return { tried, trial: { rule: undefined, person: undefined } }
  const rule = ruleWords(choice.rule, table.people, projectName)
  return {
    tried,
    trial: { rule, person: choice.kind === 'person' ? choice.person.name : undefined },
  }
}
