import { peopleOf, type DeskPerson } from '#app/assignment/rotation.ts'
import { nameOfCountry } from '#app/enquiries/form/phone/countries.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

import type { AssignmentRule, Condition } from './assignment-rule.ts'
import { readLanguage } from './lead-language.ts'

export type RuleWords = {
  parts: { kind: string; isNot: boolean; values: string[] }[]
  who: string
}

export function ruleWords(
  rule: AssignmentRule,
  people: readonly DeskPerson[],
  projectName: (slug: string) => string,
): RuleWords {
  return {
    parts: rule.conditions.map((condition) => ({
      kind: texts.kinds[condition.kind],
      isNot: condition.isNot,
      values: condition.values.map((value) => valueWord(condition.kind, value, projectName)),
    })),
    who: whoGets(rule, people),
  }
}

function valueWord(
  kind: Condition['kind'],
  value: string,
  projectName: (slug: string) => string,
): string {
  if (kind === 'project') return projectName(value)
  if (kind === 'country') return nameOfCountry(value)
  const language = kind === 'language' ? readLanguage(value) : undefined
  return language ? texts.languages[language] : value
}

function whoGets(rule: AssignmentRule, people: readonly DeskPerson[]): string {
  if (rule.isForAll) {
    const asks = rule.conditions.some(({ kind, isNot }) => kind === 'language' && !isNot)
    return asks ? texts.speakers : texts.everybody
  }
  const named = peopleOf({ people }, rule).map(({ name }) => name)
  return named.length > 0 ? texts.inTurns(named) : texts.nobody
}
