import { visitState } from '#app/enquiries/visit-request/stored-state.ts'
import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'
import { endOf, isLive, type VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import type { DashboardVisit } from '#app/leads/visits/visit-details.ts'
import { isClosed } from '#app/leads/status/lead-status.ts'
import { visitEvent } from '#app/leads/visits/visit-activity.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { findDashboardVisit } from '#app/visits/list-visits.server.ts'
import { listVisitAgents } from '#app/visits/visit-agents.server.ts'
import { forbids, leadChanges } from '#app/visits/visit-rules.ts'
import type { Executor } from '#db/client.server.ts'

import { findLeave } from './visit-clash.server.ts'
import { writeVisit, type VisitAnswer } from './write-visit.server.ts'

export type VisitChange = {
  visitId: string
  seen: number
  to: Partial<VisitState>
  /** Of an outcome, for the lead. */
  note?: string | undefined
  followUpAt?: Date | undefined
  /** Proves that the agent knows of the leave. */
  knownAway?: string
}

/** Changes a visit with its lead and history, unless it changed since the agent saw it. */
export function changeVisit(
  db: Executor,
  { visitId, seen, to, note = '', followUpAt, knownAway = '' }: VisitChange,
  by: Viewer,
  nameOf: (project: string) => string,
  now = new Date(),
): Promise<VisitAnswer> {
  return writeVisit(db, by, now, async (trx, requestPlace) => {
    const visit = await lockVisit(trx, visitId, by)
    if (!visit) return { kind: 'absent' }
    if (visit.sequence !== seen)
      return isThere(visit, to) ? doneWith(visit) : { kind: 'stale', visit }
    const forbidden = forbids(visit, to, now)
    if (forbidden) return { kind: forbidden }
    const next = visitState.parse({ ...visit, ...to })
    const agent = await findAgent(trx, next, visit)
    if (agent === undefined) return { kind: 'unassigned' }
    const leave = await findLeaveOf(trx, { visitId, ...next }, { known: knownAway, now })
    if (leave) return { kind: 'away', leave }
    await requestPlace({ visitId, ...next })
    const text = visitEvent(visit, { ...next, agentName: agent }, nameOf(visit.project))
    // The right to change the visit covers its lead.
    const done = await changeLead(
      trx,
      {
        leadId: visit.leadId,
        changes: {
          ...leadChanges(visit, next, now),
          ...(followUpAt && !isClosed(visit.leadStatus) && { followUpAt }),
        },
        activities: [
          { kind: 'visit', text },
          ...(note === '' ? [] : [{ kind: 'note' as const, text: note }]),
        ],
      },
      { ...by, leadScope: 'all' },
    )
    if (done.kind !== 'changed') return { kind: 'absent' }
    const previous = JSON.stringify(visitState.parse(visit))
    await storeVisit(trx, visit, next, { changeSetId: done.changeSetId, previous, by: by.id, now })
    return doneWith({ id: visitId, startsAt: next.startsAt })
  })
}

/** Leave matters only for visits still to come. */
async function findLeaveOf(
  trx: Executor,
  next: VisitState & { visitId: string },
  known: { known: string; now: Date },
) {
  return isLive(next.status) ? findLeave(trx, next, known) : undefined
}

/** A second press of a button requests the current state. */
function isThere(visit: DashboardVisit, to: Partial<VisitState>): boolean {
  const next = { ...visit, ...to }
  return (
    next.status === visit.status &&
    next.agentId === visit.agentId &&
    next.isVideo === visit.isVideo &&
    next.videoLink === visit.videoLink &&
    next.startsAt.getTime() === visit.startsAt.getTime()
  )
}

function doneWith({ id, startsAt }: Pick<DashboardVisit, 'id' | 'startsAt'>): VisitAnswer {
  return { kind: 'done', visitId: id, startsAt }
}

/** Locks the visit until the transaction ends. */
export async function lockVisit(
  trx: Executor,
  id: string,
  by: Viewer,
): Promise<DashboardVisit | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  await trx.selectFrom('visits').select('id').where('id', '=', id).forUpdate().execute()
  return findDashboardVisit(trx, id, by)
}

/** Null without an agent, undefined for an unknown one. */
export async function findAgent(
  db: Executor,
  { agentId, startsAt }: Pick<VisitState, 'agentId' | 'startsAt'>,
  visit?: DashboardVisit,
): Promise<string | null | undefined> {
  if (agentId === null) return null
  if (visit && agentId === visit.agentId) return visit.agentName
  const agents = await listVisitAgents(db, dayOf(startsAt))
  return agents.find(({ id }) => id === agentId)?.name
}

/** Stores the next state; `previous` is what an undo of `changeSetId` restores. */
export async function storeVisit(
  trx: Executor,
  visit: DashboardVisit,
  next: VisitState,
  change: { changeSetId: string | null; previous: string | null; by: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('visits')
    .set({
      status: next.status,
      agent_id: next.agentId,
      starts_at: next.startsAt,
      ends_at: endOf(next.startsAt),
      is_video: next.isVideo ?? visit.isVideo,
      video_link: next.videoLink ?? null,
      sequence: visit.sequence + 1,
      changed_at: change.now,
      changed_by: change.by,
      last_change_set_id: change.changeSetId,
      previous: change.previous,
    })
    .where('id', '=', visit.id)
    .execute()
}
