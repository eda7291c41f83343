import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import { readFirstCall } from '#app/leads/assignment/first-call.server.ts'
import { readWorkingClock } from '#app/leads/assignment/working-clock.server.ts'
import { readStatus } from '#app/leads/work/lead-status.ts'
import { hasWrongNumber } from '#app/leads/work/wrong-number.server.ts'
import { visibleTo, type Viewer } from '#app/leads/work/visible-leads.server.ts'

import { MOST_DUE, type DueLead } from './due-lead.ts'

/**
 * What is owed until the end of the day (Asia/Kolkata), the oldest promise first: follow-ups, and the
 * first call of every new lead that was given to somebody. An agent's own; an owner's are everybody's.
 */
export async function listDueLeads(db: Executor, viewer: Viewer): Promise<DueLead[]> {
  const { rows } = await sql<StoredDue>`
    with owed as (${owed(viewer)})
    select owed.*, leads.created_at, leads.reach_when, leads.name, leads.status, leads.location, leads.message, staff_users.name as owner,
      ${hasWrongNumber()} as "hasWrongNumber"
    from owed join leads on leads.id = owed.id
      left join staff_users on staff_users.id = leads.owner_id
    order by due_at, owed.id`.execute(db)
  const [callBy, { waited }] = [await readFirstCall(db), await readWorkingClock(db)]
  const now = new Date()
  return rows
    .map(({ due_at, is_first, status, created_at, reach_when, ...row }) => ({
      ...row,
      dueAt: (is_first ? callBy(created_at, reach_when) : due_at).toISOString(),
      // Of a first call the due moment is the one at which it came.
      waited: due_at <= now ? waited(due_at, now) : null,
      isFirst: is_first,
      status: readStatus(status) ?? ('new' as const),
    }))
    .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
    .slice(0, MOST_DUE)
}

/** How many those are; `MOST_DUE` for that many or more. */
export async function countDueLeads(db: Executor, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${owed(viewer)} limit ${MOST_DUE}) as owed`.execute(db)
  return rows[0]?.count ?? 0
}

/** The earliest of either: when a first call is promised for the desk's hours say, so the one is not before the other by its moment here. */
function owed(viewer: Viewer) {
  const theirs = viewer.role === 'owner' ? sql`true` : sql`owner_id = ${viewer.id}`
  const seen = sql`suspect is null and ${theirs} and ${visibleTo(viewer)}`
  return sql`
    (select id, follow_up_at as due_at, false as is_first from leads
    where follow_up_at is not null and ${seen}
      and follow_up_at < (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day')
        at time zone 'Asia/Kolkata'
    order by follow_up_at, id limit ${MOST_DUE})
    union all
    (select id, created_at, true from leads
    where owner_id is not null and first_contact_at is null and status = 'new'
      and follow_up_at is null and ${seen}
    order by created_at, id limit ${MOST_DUE})`
}

type StoredDue = {
  id: string
  due_at: Date
  is_first: boolean
  name: string
  status: string
  location: string
  message: string
  owner: string | null
  created_at: Date
  reach_when: string | null
  hasWrongNumber: boolean
}
