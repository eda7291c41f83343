import { sql } from 'kysely'

import {
  storedRule,
  type ChangedRule,
  type StoredRule,
} from '#app/assignment/change-sets/change-set.ts'
import type { Executor } from '#db/client.server.ts'

import type { AssignmentRule } from './assignment-rule.ts'

export type RuleInput = Pick<AssignmentRule, 'conditions' | 'isForAll' | 'people'>

/** Undefined where it was removed. */
export async function findRule(db: Executor, id: number): Promise<StoredRule | undefined> {
  const row = await db
    .selectFrom('assignment_rules')
    .select((rule) => [
      'conditions',
      'is_for_all as isForAll',
      rule
        .selectFrom('assignment_rule_people')
        .select(sql<string[]>`coalesce(array_agg(staff_id order by staff_id), '{}')`.as('people'))
        .whereRef('rule_id', '=', 'assignment_rules.id')
        .as('people'),
    ])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && storedRule.parse(row)
}

/** The default rule keeps matching every lead; a removed rule returns. */
export async function writeRule(
  trx: Executor,
  id: number,
  input: RuleInput,
  by: string,
): Promise<void> {
  const conditions = JSON.stringify(input.conditions)
  await trx
    .updateTable('assignment_rules')
    .set({
      conditions: sql`case when is_fallback then '[]'::jsonb else ${conditions}::jsonb end`,
      is_for_all: input.isForAll,
      changed_by: by,
      changed_at: sql`statement_timestamp()`,
      removed_at: null,
    })
    .where('id', '=', id)
    .execute()
  await setPeople(trx, id, input)
}

/** Never the default rule; false where it was already removed. */
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

/** A removed rule kept its place and its turn. */
export async function restoreRule(
  db: Executor,
  { rule, was }: ChangedRule,
  by: string,
): Promise<void> {
  if (was) await writeRule(db, rule, was, by)
  else await markRuleRemoved(db, rule)
}

/** Skips deleted accounts. */
export async function setPeople(
  db: Executor,
  id: number,
  { isForAll, people }: RuleInput,
): Promise<void> {
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

/** In order, without the default rule. */
export async function listOrder(trx: Executor): Promise<number[]> {
  const rows = await trx
    .selectFrom('assignment_rules')
    .select('id')
    .where('is_fallback', '=', false)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function writeOrder(trx: Executor, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await trx.updateTable('assignment_rules').set({ position }).where('id', '=', id).execute()
}
