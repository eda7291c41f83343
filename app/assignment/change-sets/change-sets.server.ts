import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { mayStillUndo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { changeSet, type ChangeSet } from './change-set.ts'

/** Days until a change can no longer be undone: the reason of a leave is personal data. */
const RETENTION_DAYS = 30

/** Returns the id that undoes it. */
export async function recordChangeSet(db: Executor, done: ChangeSet, by: string): Promise<string> {
  await sql`delete from change_sets
    where account_id is null and changed_at < statement_timestamp() - make_interval(days => ${RETENTION_DAYS})`.execute(
    db,
  )
  const changeSetId = randomUUID()
  await db
    .insertInto('change_sets')
    .values({ id: changeSetId, changes: JSON.stringify(changeSet.parse(done)), staff_id: by })
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
    .selectFrom('change_sets')
    .select(['changes', 'staff_id'])
    .where('id', '=', changeSetId)
    .where('account_id', 'is', null)
    .where('reverted_at', 'is', null)
    .where(mayStillUndo(by, 'change_sets.changed_at'))
    .executeTakeFirst()
  if (!row) return undefined
  const done = changeSet.parse(row.changes)
  const isTheirs = 'staffId' in done && done.staffId === by.id && row.staff_id === by.id
  return by.role === 'owner' || isTheirs ? done : undefined
}

/** False where someone else undid it first. */
export async function closeChangeSet(db: Executor, changeSetId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('change_sets')
    .set({ reverted_at: sql`statement_timestamp()` })
    .where('id', '=', changeSetId)
    .where('reverted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
