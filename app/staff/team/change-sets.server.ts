import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

import { accountAct, type AccountAct } from './change-set.ts'

/** Days after which a change cannot be undone: former names and phones are not kept for ever. */
const KEPT_DAYS = 30

type Whose = { personId: string; by: Pick<Staff, 'id'> }

export async function noteAccountAct(
  db: Executor,
  done: AccountAct,
  { personId, by }: Whose,
): Promise<string> {
  await sql`delete from account_acts
    where done_at < statement_timestamp() - make_interval(days => ${KEPT_DAYS})`.execute(db)
  const act = randomUUID()
  await db
    .insertInto('account_acts')
    .values({ act, done: JSON.stringify(done), staff_id: by.id, person_id: personId })
    .execute()
  return act
}

/** Undefined where the change is reverted already, or not the reader's to undo. */
export async function findAccountAct(
  db: Executor,
  act: string,
  by: Staff,
): Promise<{ personId: string; done: AccountAct } | undefined> {
  if (by.role !== 'owner') return undefined
  const row = await db
    .selectFrom('account_acts')
    .select(['person_id', 'done'])
    .where('act', '=', act)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return row && { personId: row.person_id, done: accountAct.parse(row.done) }
}

export async function closeAccountActs(db: Executor, acts: readonly string[]): Promise<void> {
  await db
    .updateTable('account_acts')
    .set({ undone_at: sql`statement_timestamp()` })
    .where('act', 'in', [...acts])
    .execute()
}
