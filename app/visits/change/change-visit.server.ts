import { visitState } from '#app/enquiries/visit-request/stored-state.ts'
import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'
import { endOf, isLive, type VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import type { DeskVisit } from '#app/leads/visits/visit-details.ts'
import { visitNews } from '#app/leads/visits/visit-news.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { findDeskVisit } from '#app/visits/list-visits.server.ts'
import { listVisitAgents } from '#app/visits/visit-agents.server.ts'
import { forbids, leadWish } from '#app/visits/visit-rules.ts'
import type { Executor } from '#db/client.server.ts'

import { findAway } from './visit-clash.server.ts'
import { writeVisit, type VisitAnswer } from './write-visit.server.ts'

export type VisitChange = {
  visitId: string
  seen: number
  to: Partial<VisitState>
  /** Proves that the agent knows of the leave. */
  knownAway?: string
}

/** Changes a visit with its lead and history, unless it changed since the agent saw it. */
export function changeVisit(
  db: Executor,
  { visitId, seen, to, knownAway = '' }: VisitChange,
  by: Viewer,
  nameOf: (project: string) => string,
  now = new Date(),
): Promise<VisitAnswer> {
  return writeVisit(db, by, now, async (trx, wished) => {
    const visit = await holdVisit(trx, visitId, by)
    if (!visit) return { kind: 'absent' }
    if (visit.sequence !== seen)
      return isThere(visit, to) ? doneWith(visit) : { kind: 'stale', visit }
    const forbidden = forbids(visit, to, now)
    if (forbidden) return { kind: forbidden }
    const next = visitState.parse({ ...visit, ...to })
    const agent = await findAgent(trx, next, visit)
    if (agent === undefined) return { kind: 'nobody' }
    const away = await findAwayOf(trx, { visitId, ...next }, { known: knownAway, now })
    if (away) return { kind: 'away', away }
    await wished({ visitId, ...next })
    const text = visitNews(visit, { ...next, agentName: agent }, nameOf(visit.project))
    // The right to change the visit covers its lead.
    const done = await changeLead(
      trx,
      { leadId: visit.leadId, wish: leadWish(visit, next, now), words: [{ kind: 'visit', text }] },
      { ...by, sees: 'all' },
    )
    if (done.kind !== 'changed') return { kind: 'absent' }
    await store(trx, visit, next, { act: done.act, by: by.id, now })
    return doneWith({ ...visit, ...next })
  })
}

/** Leave matters only for visits still to come. */
async function findAwayOf(
  trx: Executor,
  next: VisitState & { visitId: string },
  known: { known: string; now: Date },
) {
  return isLive(next.status) ? findAway(trx, next, known) : undefined
}

/** A second press of a button requests the current state. */
function isThere(visit: DeskVisit, to: Partial<VisitState>): boolean {
  const next = { ...visit, ...to }
  return (
    next.status === visit.status &&
    next.agentId === visit.agentId &&
    next.startsAt.getTime() === visit.startsAt.getTime()
  )
}

function doneWith({ id, startsAt }: DeskVisit): VisitAnswer {
  return { kind: 'done', visitId: id, startsAt }
}

/** Locks the visit until the transaction ends. */
export async function holdVisit(
  trx: Executor,
  id: string,
  by: Viewer,
): Promise<DeskVisit | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  await trx.selectFrom('visits').select('id').where('id', '=', id).forUpdate().execute()
  return findDeskVisit(trx, id, by)
}

/** Null without an agent, undefined for an unknown one. */
export async function findAgent(
  db: Executor,
  { agentId, startsAt }: Pick<VisitState, 'agentId' | 'startsAt'>,
  visit?: DeskVisit,
): Promise<string | null | undefined> {
  if (agentId === null) return null
  if (visit && agentId === visit.agentId) return visit.agentName
  const agents = await listVisitAgents(db, dayOf(startsAt))
  return agents.find(({ id }) => id === agentId)?.name
}

async function store(
  trx: Executor,
  visit: DeskVisit,
  next: VisitState,
  { act, by, now }: { act: string; by: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('visits')
    .set({
      status: next.status,
      agent_id: next.agentId,
      starts_at: next.startsAt,
      ends_at: endOf(next.startsAt),
      sequence: visit.sequence + 1,
      changed_at: now,
      changed_by: by,
      last_act: act,
      before: JSON.stringify(visitState.parse(visit)),
    })
    .where('id', '=', visit.id)
    .execute()
}
