import { findChangeSet } from '#app/assignment/change-sets/change-sets.server.ts'
import type { Done } from '#app/leads/detail/bar/done-bar.tsx'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { doneIn } from '#app/routes/dashboard/leads/lead/done.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { db } from '#db/client.server.ts'

export async function findSetUpDone(
  search: URLSearchParams,
  viewer: Viewer,
): Promise<Done | undefined> {
  const done = doneIn(search)
  if (done?.changeSetId === undefined) return done
  const found = await findChangeSet(db, done.changeSetId, viewer)
  if (!found) return undefined
  const isCancelled = found.kind === 'leave-ended' && found.from >= indianDay(new Date())
  const kind = isCancelled ? 'leave-cancelled' : found.kind
  return { text: texts.done[kind], changeSetId: done.changeSetId }
}
