import { sql, type RawBuilder } from 'kysely'

import { personKey } from '#app/leads/duplicates/person-phones.server.ts'
import { readBudgets } from '#app/leads/requirement/lead-budgets.server.ts'
import { readStatus } from '#app/leads/status/lead-status.ts'
import { dayBegins } from '#app/leads/status/their-clock.ts'
import { hasWrongNumber } from '#app/leads/status/wrong-number.server.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import { readFirstCall } from '#app/staff/working-hours/first-call.server.ts'
import { readWorkingClock } from '#app/staff/working-hours/working-clock.server.ts'
import type { Executor } from '#db/client.server.ts'

import { abroadIn } from './abroad.server.ts'
import { inOrderOfDay, MAX_DUE, type DueEnquiry, type DueLead } from './due-lead.ts'

/** People due by the end of the day in Asia/Kolkata, in the order of the day; owners see everyone's. */
export async function listDueLeads(db: Executor, viewer: Viewer): Promise<DueLead[]> {
  const { rows } = await sql<StoredDue>`
    with due as (${dueRows(viewer)})
    select due.*, ${personKey('leads')} as person, leads.created_at, leads.preferred_time, leads.name, leads.status, leads.location, leads.message, staff_users.name as owner,
      leads.phone_country as country, ${hasWrongNumber()} as "hasWrongNumber", leads.heat is not null as "isHot"
    from due join leads on leads.id = due.id
      left join staff_users on staff_users.id = leads.owner_id
    order by due_at, due.id`.execute(db)
  const [callBy, { waited }] = [await readFirstCall(db), await readWorkingClock(db)]
  const [now, budgets] = [new Date(), await readBudgets(db, rows, viewer)]
  const due = rows.map(({ due_at, is_first, status, created_at, preferred_time, ...row }) => ({
    ...row,
    budget: budgets.get(row.id) ?? null,
    ...nightOf(row.country, now),
    dueAt: (is_first ? callBy(created_at, preferred_time) : due_at).toISOString(),
    // A first call is due from the moment the lead came.
    waited: due_at <= now ? waited(due_at, now) : null,
    isFirst: is_first,
    status: readStatus(status) ?? ('new' as const),
    receivedAt: created_at.toISOString(),
  }))
  return byPerson(inOrderOfDay(due, now.toISOString())).slice(0, MAX_DUE)
}

function nightOf(country: string, now: Date): Pick<DueLead, 'abroad' | 'nightUntil'> {
  const abroad = abroadIn(country)
  return { abroad, nightUntil: (abroad && dayBegins(now, abroad))?.toISOString() ?? null }
}

type DueRow = Omit<DueLead, 'also'> & { person: string }

/** One entry per person, at their first place. */
function byPerson(rows: readonly DueRow[]): DueLead[] {
  const people = new Map<string, DueLead & { also: DueEnquiry[] }>()
  for (const { person, ...row } of rows) {
    const { id, location, message } = row
    const known = people.get(person)
    if (known) known.also.push({ id, location, message })
    else people.set(person, { ...row, also: [] })
  }
  return [...people.values()]
}

/** `MAX_DUE` stands for that many or more. */
export async function countDueLeads(db: Executor, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct ${personKey('leads')})::integer as count
    from (${dueRows(viewer)}) as due join leads on leads.id = due.id`.execute(db)
  return Math.min(rows[0]?.count ?? 0, MAX_DUE)
}

export async function findNextFollowUp(
  db: Executor,
  viewer: Viewer,
  after: Date,
): Promise<{ name: string; at: Date } | undefined> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select name, follow_up_at as at from leads where follow_up_at > ${after} and ${duty(viewer)}
    order by follow_up_at, id limit 1`.execute(db)
  return rows[0]
}

function duty(viewer: Viewer): RawBuilder<unknown> {
  const theirs = viewer.role === 'owner' ? sql`true` : sql`owner_id = ${viewer.id}`
  return sql`spam_reason is null and ${theirs} and ${visibleTo(viewer)}`
}

/** Up to `MAX_DUE` of each kind: working hours decide when a first call is due, so SQL cannot sort both. */
function dueRows(viewer: Viewer) {
  const seen = duty(viewer)
  return sql`
    (select id, follow_up_at as due_at, false as is_first from leads
    where follow_up_at is not null and ${seen}
      and follow_up_at < (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day')
        at time zone 'Asia/Kolkata'
    order by follow_up_at, id limit ${MAX_DUE})
    union all
    (select id, created_at, true from leads
    where owner_id is not null and first_contact_at is null and status = 'new'
      and follow_up_at is null and ${seen}
    order by created_at, id limit ${MAX_DUE})`
}

type StoredDue = {
  id: string
  person: string
  due_at: Date
  is_first: boolean
  name: string
  status: string
  location: string
  message: string
  country: string
  owner: string | null
  created_at: Date
  preferred_time: string | null
  hasWrongNumber: boolean
  isHot: boolean
}
