import { restoreLeave } from '#app/assignment/leave/leave.server.ts'
import { restoreRule, writeOrder } from '#app/assignment/rules/stored-rule.server.ts'
import { restoreAvailability } from '#app/assignment/staff-availability.server.ts'
import { restoreWorkPlan } from '#app/assignment/work-plan.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { deleteChangeSet, findChangeSet } from './change-sets.server.ts'
import type { ChangeSet } from './change-set.ts'

/** Inside a transaction that holds the set-up; false where not permitted, or not the last change. */
export async function undoSetUp(db: Executor, changeSetId: string, by: Viewer): Promise<boolean> {
  const done = await findChangeSet(db, changeSetId, by)
  if (!done) return false
  await restore(db, done, by.id)
  await deleteChangeSet(db)
  return true
}

function restore(db: Executor, done: ChangeSet, by: string): Promise<void> {
  if ('rule' in done) return restoreRule(db, done, by)
  if ('from' in done) return restoreLeave(db, done)
  if (done.kind === 'rules-ordered') return writeOrder(db, done.was)
  if (done.kind === 'takes-changed') return restoreAvailability(db, done, by)
  return restoreWorkPlan(db, done.was, by)
}
