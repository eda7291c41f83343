import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import type { AssignmentRule } from './assignment-rule.ts'
import { asOne } from './one-transaction.server.ts'

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
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await setPeople(trx, id, wish)
    return true
  })
}

/** Takes a rule away; the rest stays whatever is asked. */
export async function removeRule(db: Executor, id: number): Promise<void> {
  await db
    .deleteFrom('assignment_rules')
    .where('id', '=', id)
    .where('is_rest', '=', false)
    .execute()
}

/** Moves a rule one place up or down among those before the rest. */
export async function moveRule(db: Executor, id: number, by: -1 | 1): Promise<void> {
  await asOne(db, async (trx) => {
    const rows = await trx
      .selectFrom('assignment_rules')
      .select('id')
      .where('is_rest', '=', false)
      .orderBy('place')
      .orderBy('id')
      .forUpdate()
      .execute()
    const ids = rows.map((row) => row.id)
    const at = ids.indexOf(id)
    const [moved, other] = [ids[at], ids[at + by]]
    if (moved === undefined || other === undefined) return
    ;[ids[at], ids[at + by]] = [other, moved]
    for (const [place, each] of ids.entries())
      await trx.updateTable('assignment_rules').set({ place }).where('id', '=', each).execute()
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
