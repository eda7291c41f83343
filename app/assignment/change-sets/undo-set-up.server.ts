import { returnLeave, undoEnteredLeave } from '#app/assignment/leave/leave.server.ts'
import {
  returnRule,
  undoAddedRule,
  undoChangedRule,
  undoOrder,
} from '#app/assignment/rules/undo-rule.server.ts'
import { restoreAvailability } from '#app/assignment/staff-availability.server.ts'
import { returnWorkPlan } from '#app/assignment/work-plan.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { closeChangeSet, findChangeSet } from './change-sets.server.ts'
import type { ChangeSet } from './change-set.ts'

/** Inside a transaction that holds the set-up; false where not permitted, already undone, or in conflict. */
export async function undoSetUp(db: Executor, changeSetId: string, by: Viewer): Promise<boolean> {
  const done = await findChangeSet(db, changeSetId, by)
  return done !== undefined && (await bringBack(db, done, by.id)) && closeChangeSet(db, changeSetId)
}

function bringBack(db: Executor, done: ChangeSet, by: string): Promise<boolean> {
  if (done.kind === 'rule-added') return undoAddedRule(db, done)
  if (done.kind === 'rule-changed') return undoChangedRule(db, done, by)
  if (done.kind === 'rule-removed') return returnRule(db, done.rule)
  if (done.kind === 'rules-ordered') return undoOrder(db, done)
  if (done.kind === 'leave-entered') return undoEnteredLeave(db, done)
  if (done.kind === 'leave-ended') return returnLeave(db, done)
  if (done.kind === 'takes-changed') return restoreAvailability(db, done, by)
  return returnWorkPlan(db, done, by)
}
