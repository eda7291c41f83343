import { peopleOf, type Assignee } from '#app/assignment/rotation.ts'
import { nameOfCountry } from '#app/enquiries/form/phone/countries.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { requirementTexts } from '#app/strings/en/requirement.ts'

import type { AssignmentRule, Condition } from './assignment-rule.ts'
import { readLanguage } from '#app/leads/requirement/lead-language.ts'

export type RuleTexts = {
  parts: { kind: string; isNot: boolean; values: string[] }[]
  who: string
}

export function ruleTexts(
  rule: AssignmentRule,
  people: readonly Assignee[],
  projectName: (slug: string) => string,
): RuleTexts {
  return {
    parts: rule.conditions.map((condition) => ({
      kind: texts.kinds[condition.kind],
      isNot: condition.isNot,
      values: condition.values.map((value) => valueText(condition.kind, value, projectName)),
    })),
    who: whoGets(rule, people),
  }
}

function valueText(
  kind: Condition['kind'],
  value: string,
  projectName: (slug: string) => string,
): string {
  if (kind === 'project') return projectName(value)
  if (kind === 'country') return nameOfCountry(value)
  if (kind === 'budget') return budgetNames.get(value) ?? value
  const language = kind === 'language' ? readLanguage(value) : undefined
  return language ? texts.languages[language] : value
}

const budgetNames = new Map<string, string>(Object.entries(requirementTexts.budgetBands))

function whoGets(rule: AssignmentRule, people: readonly Assignee[]): string {
  if (rule.isForAll) {
    const needsLanguage = rule.conditions.some(({ kind, isNot }) => kind === 'language' && !isNot)
    return needsLanguage ? texts.speakers : texts.everyone
  }
  const named = peopleOf({ people }, rule).map(({ name }) => name)
  return named.length > 0 ? texts.roundRobin(named) : texts.noOne
}
