import { randomBytes } from 'node:crypto'

import { endOf } from '#app/enquiries/visit-request/visit-state.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { readStatus } from '#app/leads/status/lead-status.ts'
import { visitEvent } from '#app/leads/visits/visit-activity.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import { forbidsHour, leadChanges } from '#app/visits/visit-rules.ts'
import type { Executor } from '#db/client.server.ts'

import { findAgent } from './change-visit.server.ts'
import { findLeave } from './visit-clash.server.ts'
import { writeVisit, type VisitAnswer } from './write-visit.server.ts'

export type NewVisit = {
  leadId: string
  project: string
  startsAt: Date
  agentId: string
  isVideo?: boolean | undefined
  videoLink?: string | null
  /** Proves that the agent knows of the leave. */
  knownAway?: string
}

/** Confirmed from the start, since the visitor agreed. */
export function makeVisit(
  db: Executor,
  { leadId, project, startsAt, agentId, isVideo = false, videoLink, knownAway = '' }: NewVisit,
  by: Viewer,
  nameOf: (project: string) => string,
  now = new Date(),
): Promise<VisitAnswer> {
  return writeVisit(db, by, now, async (trx, requestPlace) => {
    const lead = await findVisitLead(trx, { id: leadId }, by)
    if (!lead) return { kind: 'absent' }
    const agent = await findAgent(trx, { agentId, startsAt })
    const forbidden = agent === undefined ? 'unassigned' : forbidsHour(startsAt, now)
    if (forbidden) return { kind: forbidden }
    const place = { visitId: null, agentId, startsAt }
    const leave = await findLeave(trx, place, { known: knownAway, now })
    if (leave) return { kind: 'away', leave }
    await requestPlace(place)
    const state = { status: 'confirmed', agentId, startsAt } as const
    const next = { ...state, agentName: agent ?? null, isVideo }
    const text = visitEvent(null, next, nameOf(project))
    const changes = leadChanges({ ...lead, status: null, startsAt }, next, now)
    const done = await changeLead(
      trx,
      { leadId, changes, activities: [{ kind: 'visit', text }] },
      by,
    )
    if (done.kind !== 'changed') return { kind: 'absent' }
    const { id } = await trx
      .insertInto('visits')
      .values({
        lead_id: leadId,
        token: randomBytes(16).toString('base64url'),
        project,
        status: next.status,
        agent_id: agentId,
        starts_at: startsAt,
        ends_at: endOf(startsAt),
        is_video: isVideo,
        video_link: (isVideo && videoLink) || null,
        changed_at: now,
        changed_by: by.id,
        last_change_set_id: done.changeSetId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'done', visitId: id, startsAt }
  })
}

/** By its id, or the newest with a stored phone. */
export async function findVisitLead(
  db: Executor,
  by: { id: string } | { phone: string },
  viewer: Viewer,
) {
  if ('id' in by && !/^\d{1,18}$/.test(by.id)) return undefined
  const row = await db
    .selectFrom('leads')
    .select(['id', 'name', 'phone', 'page', 'project_id', 'status', 'owner_id', 'follow_up_at'])
    .where('spam_reason', 'is', null)
    .where(visibleTo(viewer))
    .where(({ eb }) => ('id' in by ? eb('id', '=', by.id) : eb('phone', '=', by.phone)))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      name: row.name,
      phone: row.phone,
      page: row.page,
      projectId: row.project_id,
      leadStatus: readStatus(row.status) ?? 'new',
      ownerId: row.owner_id,
      followUpAt: row.follow_up_at,
    }
  )
}
