import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'

import { recordChangeSet } from '#app/assignment/change-sets/change-sets.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import {
  findRule,
  listOrder,
  markRuleRemoved,
  setPeople,
  writeOrder,
  writeRule,
  type RuleInput,
} from './stored-rule.server.ts'

/** `changeSetId` undoes it; undefined where nothing changed. */
export type RuleChange = { kind: 'changed'; changeSetId: string | undefined } | { kind: 'gone' }

/** Before the default rule; returns the id that undoes it. */
export function addRule(db: Executor, input: RuleInput, by: string): Promise<string> {
  return asOne(db, async (trx) => {
    const { id } = await trx
      .insertInto('assignment_rules')
      .values({
        position: sql`(select coalesce(max(position), 0) + 1 from assignment_rules)`,
        conditions: JSON.stringify(input.conditions),
        is_for_all: input.isForAll,
        changed_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setPeople(trx, id, input)
    return recordChangeSet(trx, { kind: 'rule-added', rule: id, was: null }, by)
  })
}

/** The default rule keeps matching every lead. */
export function changeRule(
  db: Executor,
  id: number,
  input: RuleInput,
  by: string,
): Promise<RuleChange> {
  return asOne(db, async (trx) => {
    const was = await findRule(trx, id)
    if (!was) return { kind: 'gone' }
    await writeRule(trx, id, input, by)
    const isSame = isDeepStrictEqual(await findRule(trx, id), was)
    const done = { kind: 'rule-changed', rule: id, was } as const
    return {
      kind: 'changed',
      changeSetId: isSame ? undefined : await recordChangeSet(trx, done, by),
    }
  })
}

/** Never the default rule; returns the id that undoes it, undefined if absent. */
export async function removeRule(
  db: Executor,
  id: number,
  by: string,
): Promise<string | undefined> {
  const was = await findRule(db, id)
  if (!was || !(await markRuleRemoved(db, id))) return undefined
  return recordChangeSet(db, { kind: 'rule-removed', rule: id, was }, by)
}

/** One step; undefined without such a step. */
export function moveRule(
  db: Executor,
  id: number,
  step: -1 | 1,
  by: string,
): Promise<string | undefined> {
  return asOne(db, async (trx) => {
    const was = await listOrder(trx)
    const other = was[was.indexOf(id) + step]
    if (!was.includes(id) || other === undefined) return undefined
    const swapped = new Map([
      [id, other],
      [other, id],
    ])
    await writeOrder(
      trx,
      was.map((each) => swapped.get(each) ?? each),
    )
    return recordChangeSet(trx, { kind: 'rules-ordered', was }, by)
  })
}
