import type { ChangeSet } from '#app/assignment/change-sets/change-set.ts'
import type { Executor } from '#db/client.server.ts'

import { markRuleRemoved } from './save-rule.server.ts'
import { isRule, listOrder, writeOrder, writeRule } from './stored-rule.server.ts'

type ChangeSetOf<Kind extends ChangeSet['kind']> = Extract<ChangeSet, { kind: Kind }>

/** At its place and turn; false where it is active already. */
export async function returnRule(db: Executor, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assignment_rules')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where it was changed since. */
export async function undoAddedRule(
  db: Executor,
  { rule, became }: ChangeSetOf<'rule-added'>,
): Promise<boolean> {
  return (await isRule(db, rule, became)) && markRuleRemoved(db, rule)
}

/** False where it was changed since. */
export async function undoChangedRule(
  db: Executor,
  { rule, was, became }: ChangeSetOf<'rule-changed'>,
  by: string,
): Promise<boolean> {
  return (await isRule(db, rule, became)) && writeRule(db, rule, was, by)
}

/** False where the order or the set of rules changed since. */
export async function undoOrder(
  db: Executor,
  { was, became }: ChangeSetOf<'rules-ordered'>,
): Promise<boolean> {
  const now = (await listOrder(db)).map(({ id }) => id)
  if (String(now) !== String(became)) return false
  await writeOrder(db, was)
  return true
}
