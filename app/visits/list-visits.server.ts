import { sql } from 'kysely'

import { readVisitStatus } from '#app/enquiries/visit-request/stored-state.ts'
import { isLive } from '#app/enquiries/visit-request/visit-state.ts'
import { readStatus } from '#app/leads/status/lead-status.ts'
import type { LeadVisit } from '#app/leads/visits/lead-visit.ts'
import type { DashboardVisit } from '#app/leads/visits/visit-details.ts'
import { pageOf, type RowCursor } from '#app/lib/http/row-cursor.ts'
import {
  mayStillUndo,
  canSeeAllLeads,
  type Viewer,
} from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { isOnLeave } from './visit-agents.server.ts'
import { boundsOf } from './calendar/visit-day.ts'

/** Visits on a page of those to confirm. */
export const LISTED = 30

/** A day of Asia/Kolkata, in order, as far as the viewer sees visits. */
export async function listDay(
  db: Executor,
  day: string,
  viewer: Viewer,
): Promise<DashboardVisit[]> {
  const rows = await dayRows(db, day, viewer).execute()
  return rows.map((row) => dashboardVisit(row, viewer))
}

export function dayRows(db: Executor, day: string, viewer: Viewer) {
  const { from, to } = boundsOf(day)
  return visitRows(db, viewer)
    .where('visits.starts_at', '>=', from)
    .where('visits.starts_at', '<', to)
    .orderBy('visits.starts_at')
    .orderBy('visits.id')
}

/** `next` leads to more, `count` is of all. */
export type ToConfirmPage<V = DashboardVisit> = {
  visits: V[]
  count: number
  next: string | undefined
}

export async function listToConfirm(
  db: Executor,
  from: Date,
  viewer: Viewer,
  after?: RowCursor,
): Promise<ToConfirmPage> {
  const [found, { count }] = await Promise.all([
    unconfirmedRows(db, from, viewer, after).execute(),
    visitsSeen(db, viewer)
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('visits.status', '=', sql.lit('asked'))
      .where('visits.starts_at', '>=', from)
      .executeTakeFirstOrThrow(),
  ])
  const { rows, next } = pageOf(found, LISTED, ({ starts_at, id }) => ({ at: starts_at, id }))
  return { visits: rows.map((row) => dashboardVisit(row, viewer)), count: Number(count), next }
}

export function unconfirmedRows(db: Executor, from: Date, viewer: Viewer, after?: RowCursor) {
  return visitRows(db, viewer)
    .where('visits.status', '=', sql.lit('asked'))
    .where('visits.starts_at', '>=', from)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(visits.starts_at, visits.id) > (${after?.at}, ${after?.id}::bigint)`,
      ),
    )
    .orderBy('visits.starts_at')
    .orderBy('visits.id')
    .limit(LISTED + 1)
}

export async function findDashboardVisit(
  db: Executor,
  id: string,
  viewer: Viewer,
): Promise<DashboardVisit | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  const row = await visitRows(db, viewer).where('visits.id', '=', id).executeTakeFirst()
  return row && dashboardVisit(row, viewer)
}

/** Newest first, with the last editor of each. */
export async function listOfLead(
  db: Executor,
  leadId: string,
  viewer: Viewer,
): Promise<LeadVisit[]> {
  const rows = await visitRows(db, viewer)
    .leftJoin('staff_users as changers', 'changers.id', 'visits.changed_by')
    .select(['changers.name as changer', 'changed_at'])
    .where('lead_id', '=', leadId)
    .orderBy('visits.starts_at', 'desc')
    .orderBy('visits.id', 'desc')
    .execute()
  return rows.map(({ changer, changed_at, ...row }) => {
    const visit = dashboardVisit(row, viewer)
    return {
      id: visit.id,
      project: visit.project,
      status: visit.status,
      isVideo: visit.isVideo,
      sequence: visit.sequence,
      isAway: visit.isAway,
      canUndo: visit.canUndo,
      startsAt: visit.startsAt.toISOString(),
      agentName: visit.agentName,
      goesAlong: visit.agentId ?? visit.ownerId ?? viewer.id,
      changed: changer === null ? null : { by: changer, at: changed_at.toISOString() },
    }
  })
}

/** In Asia/Kolkata. */
const THEIR_DAY = sql`(visits.starts_at at time zone 'Asia/Kolkata')::date`

/** Access control for every visit: agents with their own leads also see visits they accompany. */
function visitsSeen(db: Executor, viewer: Viewer) {
  const isTheirs = sql<boolean>`(leads.owner_id = ${viewer.id} or visits.agent_id = ${viewer.id})`
  return db
    .selectFrom('visits')
    .innerJoin('leads', 'leads.id', 'visits.lead_id')
    .where('leads.spam_reason', 'is', null)
    .where(canSeeAllLeads(viewer) ? sql<boolean>`true` : isTheirs)
}

function visitRows(db: Executor, viewer: Viewer) {
  return visitsSeen(db, viewer)
    .leftJoin('staff_users as agents', 'agents.id', 'visits.agent_id')
    .select(['visits.id', 'token', 'project', 'visits.status', 'starts_at', 'ends_at', 'sequence'])
    .select([
      'is_video',
      'video_link',
      'agent_id',
      'agents.name as agent_name',
      'lead_id',
      'last_change_set_id',
      'changed_by',
    ])
    .select(['leads.name', 'leads.phone', 'leads.email', 'leads.owner_id', 'follow_up_at'])
    .select('leads.status as lead_status')
    .select(isOnLeave('visits.agent_id', THEIR_DAY).as('is_away'))
    .select(mayStillUndo(viewer, 'visits.changed_at').as('is_open'))
}

type VisitRow = Awaited<ReturnType<ReturnType<typeof visitRows>['execute']>>[number]

function dashboardVisit(row: VisitRow, viewer: Viewer): DashboardVisit {
  const status = readVisitStatus(row.status)
  return {
    id: row.id,
    token: row.token,
    project: row.project,
    status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isVideo: row.is_video,
    videoLink: row.video_link,
    sequence: row.sequence,
    agentId: row.agent_id,
    agentName: row.agent_name,
    isAway: row.is_away && isLive(status),
    leadId: row.lead_id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    leadStatus: readStatus(row.lead_status) ?? 'new',
    ownerId: row.owner_id,
    followUpAt: row.follow_up_at,
    canUndo:
      row.last_change_set_id !== null &&
      row.is_open &&
      (viewer.role === 'owner' || row.changed_by === viewer.id),
  }
}
