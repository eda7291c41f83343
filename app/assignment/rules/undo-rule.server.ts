import type { SetUpAct } from '#app/assignment/change-sets/change-set.ts'
import type { Executor } from '#db/client.server.ts'

import { takeRuleAway } from './save-rule.server.ts'
import { isRule, listOrder, writeOrder, writeRule } from './stored-rule.server.ts'

type ActOf<Kind extends SetUpAct['kind']> = Extract<SetUpAct, { kind: Kind }>

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

/** Takes an added rule away; false where it was changed since. */
export async function undoAddedRule(
  db: Executor,
  { rule, became }: ActOf<'rule-added'>,
): Promise<boolean> {
  return (await isRule(db, rule, became)) && takeRuleAway(db, rule)
}

/** Has a rule ask what it asked before; false where it was changed again since. */
export async function undoChangedRule(
  db: Executor,
  { rule, was, became }: ActOf<'rule-changed'>,
  by: string,
): Promise<boolean> {
  return (await isRule(db, rule, became)) && writeRule(db, rule, was, by)
}

/** Puts the rules back into their order; false where it is another by now, or a rule came since. */
export async function undoOrder(
  db: Executor,
  { was, became }: ActOf<'rules-ordered'>,
): Promise<boolean> {
  const now = (await listOrder(db)).map(({ id }) => id)
  if (String(now) !== String(became)) return false
  await writeOrder(db, was)
  return true
}
