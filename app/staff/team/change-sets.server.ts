import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'

import { accountChangeSet, type AccountChangeSet } from './change-set.ts'

/** Days after which a change cannot be undone: former names and phones are not kept for ever. */
const RETENTION_DAYS = 30

type Whose = { personId: string; by: Pick<Staff, 'id'> }

export async function storeAccountChangeSet(
  db: Executor,
  done: AccountChangeSet,
  { personId, by }: Whose,
): Promise<string> {
  await sql`delete from change_sets
    where account_id is not null and changed_at < statement_timestamp() - make_interval(days => ${RETENTION_DAYS})`.execute(
    db,
  )
  const changeSetId = randomUUID()
  await db
    .insertInto('change_sets')
    .values({
      id: changeSetId,
      changes: JSON.stringify(done),
      staff_id: by.id,
      account_id: personId,
    })
    .execute()
  await publishEvent(db, 'team.changed')
  return changeSetId
}

/** Undefined where the change is reverted already, or not the reader's to undo. */
export async function findAccountChangeSet(
  db: Executor,
  changeSetId: string,
  by: Staff,
): Promise<{ personId: string; done: AccountChangeSet } | undefined> {
  if (by.role !== 'owner') return undefined
  const row = await db
    .selectFrom('change_sets')
    .select(['account_id', 'changes'])
    .where('id', '=', changeSetId)
    .where('reverted_at', 'is', null)
    .executeTakeFirst()
  const accountId = row?.account_id
  return row && accountId
    ? { personId: accountId, done: accountChangeSet.parse(row.changes) }
    : undefined
}

export async function closeAccountChangeSets(
  db: Executor,
  changeSetIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('change_sets')
    .set({ reverted_at: sql`statement_timestamp()` })
    .where('id', 'in', [...changeSetIds])
    .execute()
  await publishEvent(db, 'team.changed')
}
