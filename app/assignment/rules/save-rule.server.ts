import { sql } from 'kysely'

import { noteAct } from '#app/assignment/change-sets/change-sets.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import {
  findRule,
  isRule,
  listOrder,
  setPeople,
  writeOrder,
  writeRule,
  type RuleWish,
} from './stored-rule.server.ts'

/** `act` undoes it; undefined where nothing changed. */
export type RuleChange = { kind: 'changed'; act: string | undefined } | { kind: 'gone' }

/** Before the default rule; returns the id that undoes it. */
export function addRule(db: Executor, wish: RuleWish, by: string): Promise<string | undefined> {
  return asOne(db, async (trx) => {
    const { id } = await trx
      .insertInto('assignment_rules')
      .values({
        place: sql`(select coalesce(max(place), 0) + 1 from assignment_rules)`,
        conditions: JSON.stringify(wish.conditions),
        is_for_all: wish.isForAll,
        changed_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setPeople(trx, id, wish)
    const became = await findRule(trx, id)
    return became && noteAct(trx, { kind: 'rule-added', rule: id, became }, by)
  })
}

/** The default rule keeps matching every lead. */
export function changeRule(
  db: Executor,
  id: number,
  wish: RuleWish,
  by: string,
): Promise<RuleChange> {
  return asOne(db, async (trx) => {
    const was = await findRule(trx, id)
    if (!was || !(await writeRule(trx, id, wish, by))) return { kind: 'gone' }
    if (await isRule(trx, id, was)) return { kind: 'changed', act: undefined }
    const became = (await findRule(trx, id)) ?? was
    const act = await noteAct(trx, { kind: 'rule-changed', rule: id, was, became }, by)
    return { kind: 'changed', act }
  })
}

/** Never the default rule; returns the id that undoes it, undefined if absent. */
export async function removeRule(
  db: Executor,
  id: number,
  by: string,
): Promise<string | undefined> {
  const isRemoved = await takeRuleAway(db, id)
  return isRemoved ? noteAct(db, { kind: 'rule-removed', rule: id }, by) : undefined
}

/** False where it was already removed. */
export async function takeRuleAway(db: Executor, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assignment_rules')
    .set({ removed_at: sql`statement_timestamp()` })
    .where('id', '=', id)
    .where('is_rest', '=', false)
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
    const was = order.map((rule) => rule.id)
    const asked = order.filter(({ isRemoved }) => !isRemoved).map((rule) => rule.id)
    const other = asked[asked.indexOf(id) + step]
    if (!asked.includes(id) || other === undefined) return undefined
    const swapped = new Map([
      [id, other],
      [other, id],
    ])
    const became = was.map((each) => swapped.get(each) ?? each)
    await writeOrder(trx, became)
    return noteAct(trx, { kind: 'rules-ordered', was, became }, by)
  })
}
