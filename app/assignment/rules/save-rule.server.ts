import { sql } from 'kysely'

import { recordChangeSet } from '#app/assignment/change-sets/change-sets.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import {
  findRule,
  isRule,
  listOrder,
  setPeople,
  writeOrder,
  writeRule,
  type RuleInput,
} from './stored-rule.server.ts'

/** `act` undoes it; undefined where nothing changed. */
export type RuleChange = { kind: 'changed'; changeSetId: string | undefined } | { kind: 'gone' }

/** Before the default rule; returns the id that undoes it. */
export function addRule(db: Executor, input: RuleInput, by: string): Promise<string | undefined> {
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
    const after = await findRule(trx, id)
    return after && recordChangeSet(trx, { kind: 'rule-added', rule: id, became: after }, by)
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
    const before = await findRule(trx, id)
    if (!before || !(await writeRule(trx, id, input, by))) return { kind: 'gone' }
    if (await isRule(trx, id, before)) return { kind: 'changed', changeSetId: undefined }
    const after = (await findRule(trx, id)) ?? before
    const changeSetId = await recordChangeSet(
      trx,
      { kind: 'rule-changed', rule: id, was: before, became: after },
      by,
    )
    return { kind: 'changed', changeSetId }
  })
}

/** Never the default rule; returns the id that undoes it, undefined if absent. */
export async function removeRule(
  db: Executor,
  id: number,
  by: string,
): Promise<string | undefined> {
  const isRemoved = await markRuleRemoved(db, id)
  return isRemoved ? recordChangeSet(db, { kind: 'rule-removed', rule: id }, by) : undefined
}

/** False where it was already removed. */
export async function markRuleRemoved(db: Executor, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assignment_rules')
    .set({ removed_at: sql`statement_timestamp()` })
    .where('id', '=', id)
    .where('is_fallback', '=', false)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** One step among active rules; removed ones keep their places. Undefined without such a step. */
export function moveRule(
  db: Executor,
  id: number,
  step: -1 | 1,
  by: string,
): Promise<string | undefined> {
  return asOne(db, async (trx) => {
    const order = await listOrder(trx)
    const before = order.map((rule) => rule.id)
    const active = order.filter(({ isRemoved }) => !isRemoved).map((rule) => rule.id)
    const other = active[active.indexOf(id) + step]
    if (!active.includes(id) || other === undefined) return undefined
    const swapped = new Map([
      [id, other],
      [other, id],
    ])
    const after = before.map((each) => swapped.get(each) ?? each)
    await writeOrder(trx, after)
    return recordChangeSet(trx, { kind: 'rules-ordered', was: before, became: after }, by)
  })
}
