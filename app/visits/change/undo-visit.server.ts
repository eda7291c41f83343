import { visitState } from '#app/enquiries/visit-request/stored-state.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { findAgent, lockVisit, storeVisit } from './change-visit.server.ts'
import { writeVisit, type VisitAnswer } from './write-visit.server.ts'

/** Undoes the last change with its lead's, if unchanged since; cancels a new visit, which the visitor's calendar may hold. */
export function undoVisit(
  db: Executor,
  { visitId, seen }: { visitId: string; seen: number },
  by: Viewer,
  now = new Date(),
): Promise<VisitAnswer> {
  return writeVisit(db, by, now, async (trx, requestPlace) => {
    const visit = await lockVisit(trx, visitId, by)
    if (!visit) return { kind: 'absent' }
    if (visit.sequence !== seen) return { kind: 'stale', visit }
    const { last_change_set_id: changeSetId, previous } = await trx
      .selectFrom('visits')
      .select(['last_change_set_id', 'previous'])
      .where('id', '=', visitId)
      .executeTakeFirstOrThrow()
    if (changeSetId === null || !visit.canUndo) return { kind: 'gone-on' }
    const next = visitState.parse(previous ?? { ...visit, status: 'cancelled' })
    if ((await findAgent(trx, next, visit)) === undefined) return { kind: 'unassigned' }
    const undone = await undoChangeSet(trx, changeSetId, { ...by, leadScope: 'all' })
    if (undone.kind !== 'changed') return { kind: 'gone-on' }
    await requestPlace({ visitId, ...next })
    await storeVisit(trx, visit, next, { changeSetId: null, previous: null, by: by.id, now })
    return { kind: 'done', visitId, startsAt: next.startsAt }
  })
}
