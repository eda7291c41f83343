import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { mayStillUndo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { changeSet, type ChangeSet } from './change-set.ts'

/** Days until a change can no longer be undone: the reason of a leave is personal data. */
const RETENTION_DAYS = 30

/** Returns the id that undoes it. */
export async function recordChangeSet(db: Executor, done: ChangeSet, by: string): Promise<string> {
  await sql`delete from set_up_acts
    where done_at < statement_timestamp() - make_interval(days => ${RETENTION_DAYS})`.execute(db)
  const changeSetId = randomUUID()
  await db
    .insertInto('set_up_acts')
    .values({ act: changeSetId, done: JSON.stringify(changeSet.parse(done)), staff_id: by })
    .execute()
  return changeSetId
}

/** Owners undo any change, agents their own leave and switch; undefined for others or if undone. */
export async function findChangeSet(
  db: Executor,
  changeSetId: string,
  by: Viewer,
): Promise<ChangeSet | undefined> {
  const row = await db
    .selectFrom('set_up_acts')
    .select(['done', 'staff_id'])
    .where('act', '=', changeSetId)
    .where('undone_at', 'is', null)
    .where(mayStillUndo(by, 'set_up_acts.done_at'))
    .executeTakeFirst()
  if (!row) return undefined
  const done = changeSet.parse(row.done)
  const isTheirs = 'staffId' in done && done.staffId === by.id && row.staff_id === by.id
  return by.role === 'owner' || isTheirs ? done : undefined
}

/** False where someone else undid it first. */
export async function closeChangeSet(db: Executor, changeSetId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('set_up_acts')
    .set({ undone_at: sql`statement_timestamp()` })
    .where('act', '=', changeSetId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
