import { textsOf } from '#app/lib/http/posted-text.ts'

import { conditionKinds, type AssignmentRule } from './assignment-rule.ts'
import { ruleConditions } from './rule-conditions.ts'

/** A new rule has no id. */
export type TypedRule = Pick<AssignmentRule, 'conditions' | 'isForAll' | 'people'> & {
  id: number | undefined
}
export type RuleFault = 'no-condition' | 'no-person' | 'gone'

/** A condition without values is dropped. */
export function readTypedRule(form: FormData): TypedRule {
  const texts = (name: string) => textsOf(form, name)
  const conditions = ruleConditions.safeParse(
    conditionKinds
      .map((kind) => ({
        kind,
        isNot: texts(`${kind}-is`)[0] === 'not',
        values: [...new Set(texts(kind))],
      }))
      .filter(({ values }) => values.length > 0),
  )
  const id = Number(texts('rule')[0])
  return {
    id: Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined,
    conditions: conditions.data ?? [],
    isForAll: texts('for')[0] !== 'some',
    people: [...new Set(texts('person'))],
  }
}

/** The default rule needs no condition. */
export function ruleFault(rule: TypedRule, isRest: boolean): RuleFault | undefined {
  if (!isRest && rule.conditions.length === 0) return 'no-condition'
  return rule.isForAll || rule.people.length > 0 ? undefined : 'no-person'
}
