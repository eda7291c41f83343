import { randomUUID } from 'node:crypto'

import { mayStillUndo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'

import { changeSet, type ChangeSet } from './change-set.ts'

/** Replaces the change before: only the last one can be undone. Returns the id that undoes it. */
export async function recordChangeSet(db: Executor, done: ChangeSet, by: string): Promise<string> {
  await deleteChangeSet(db)
  const changeSetId = randomUUID()
  await db
    .insertInto('change_sets')
    .values({ id: changeSetId, changes: JSON.stringify(changeSet.parse(done)), staff_id: by })
    .execute()
  return changeSetId
}

/** Every change of the settings, and every undo of one, passes here. */
export async function deleteChangeSet(db: Executor): Promise<void> {
  await db.deleteFrom('change_sets').where('account_id', 'is', null).execute()
  await publishEvent(db, 'assignment.changed')
}

/** Owners undo any change, agents their own leave and switch; undefined for others, or if it is not the last. */
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
    .where(mayStillUndo(by, 'change_sets.changed_at'))
    .executeTakeFirst()
  if (!row) return undefined
  const done = changeSet.parse(row.changes)
  const isTheirs = 'staffId' in done && done.staffId === by.id && row.staff_id === by.id
  return by.role === 'owner' || isTheirs ? done : undefined
}
