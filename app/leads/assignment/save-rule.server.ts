import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import type { AssignmentRule } from './assignment-rule.ts'
import { asOne } from './one-transaction.server.ts'
import { noteAct } from './set-up-acts.server.ts'

export type RuleWish = Pick<AssignmentRule, 'conditions' | 'isForAll' | 'people'>

/** Adds a rule as the last before the rest. */
export async function addRule(db: Executor, wish: RuleWish, by: string): Promise<void> {
  await asOne(db, async (trx) => {
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
  })
}

/** Changes a rule; false where it is gone. The rest keeps fitting every lead. */
export async function changeRule(
  db: Executor,
  id: number,
  wish: RuleWish,
  by: string,
): Promise<boolean> {
  return asOne(db, async (trx) => {
    const conditions = JSON.stringify(wish.conditions)
    const { numUpdatedRows } = await trx
      .updateTable('assignment_rules')
      .set({
        conditions: sql`case when is_rest then '[]'::jsonb else ${conditions}::jsonb end`,
        is_for_all: wish.isForAll,
        changed_by: by,
        changed_at: sql`statement_timestamp()`,
      })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await setPeople(trx, id, wish)
    return true
  })
}

/**
 * Takes a rule away; the rest stays whatever is asked. Answers the act, by which it comes back; undefined
 * where there is none such.
 */
export async function removeRule(
  db: Executor,
  id: number,
  by: string,
): Promise<string | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('assignment_rules')
    .set({ removed_at: sql`statement_timestamp()` })
    .where('id', '=', id)
    .where('is_rest', '=', false)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? noteAct(db, { kind: 'rule-removed', rule: id }, by) : undefined
}

/** Has a removed rule decide again, at its place and with its turn; false where it does already. */
export async function returnRule(db: Executor, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assignment_rules')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves a rule one place up or down among those before the rest; removed ones keep theirs between them. */
export async function moveRule(db: Executor, id: number, by: -1 | 1): Promise<void> {
  await asOne(db, async (trx) => {
    const rows = await trx
      .selectFrom('assignment_rules')
      .select(['id', 'removed_at'])
      .where('is_rest', '=', false)
      .orderBy('place')
      .orderBy('id')
      .forUpdate()
      .execute()
    const ids = rows.map((row) => row.id)
    const asked = rows.filter(({ removed_at }) => removed_at === null).map((row) => row.id)
    const other = asked[asked.indexOf(id) + by]
    if (!asked.includes(id) || other === undefined) return
    const [at, place] = [ids.indexOf(id), ids.indexOf(other)]
    ;[ids[at], ids[place]] = [other, id]
    for (const [order, each] of ids.entries())
      await trx
        .updateTable('assignment_rules')
        .set({ place: order })
        .where('id', '=', each)
        .execute()
  })
}

async function setPeople(db: Executor, id: number, { isForAll, people }: RuleWish): Promise<void> {
  await db.deleteFrom('assignment_rule_people').where('rule_id', '=', id).execute()
  if (isForAll || people.length === 0) return
  await db
    .insertInto('assignment_rule_people')
    .columns(['rule_id', 'staff_id'])
    .expression((query) =>
      query
        .selectFrom('staff_users')
        .select([sql<number>`${id}::integer`.as('rule_id'), 'id as staff_id'])
        .where('id', 'in', [...people]),
    )
    .execute()
}
