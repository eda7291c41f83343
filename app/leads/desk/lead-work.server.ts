import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import { readFirstCall } from '#app/leads/assignment/first-call.server.ts'
import { isApart, personPhones, phonesSaidOf } from '#app/leads/people/person-phones.server.ts'
import { readLostReason, readStatus } from '#app/leads/work/lead-status.ts'
import { isUnread } from '#app/leads/work/first-look.server.ts'
import { hasWrongNumber } from '#app/leads/work/wrong-number.server.ts'

import { leadRow, type StoredLead } from './lead-rows.server.ts'
import { MOST_COUNTED, type DeskLead, type LeadWork } from './lead-search.ts'

/** Leads of the list with the work on them, in the same order. */
export async function deskLeads(db: Executor, rows: readonly StoredLead[]): Promise<DeskLead[]> {
  const work = await findWork(db, rows)
  const callBy = [...work.values()].some(isUntouched) ? await readFirstCall(db) : undefined
  return rows.flatMap((row) => {
    const own = work.get(row.id)
    if (!own) return []
    const by = callBy && isUntouched(own) ? callBy(row.created_at, row.reach_when) : undefined
    return [{ ...leadRow(row), work: { ...own, callBy: by?.toISOString() ?? null } }]
  })
}

/** Whether the first call is owed still. */
function isUntouched({ status, firstContactAt, followUpAt }: LeadWork): boolean {
  return status === 'new' && firstContactAt === null && followUpAt === null
}

/**
 * The enquiries of whoever sent a lead, by any of their phones, up to this one; of each phone they are
 * read backwards from it in the index. Of the phones in `said` more is known than that they are one's.
 */
function nth(said: readonly string[]) {
  const earlier = sql`earlier.suspect is null and earlier.created_at <= leads.created_at
    and (earlier.created_at < leads.created_at or earlier.id <= leads.id)`
  const ofPhone = sql`select from leads as earlier where earlier.phone = leads.phone and ${earlier}
    order by earlier.created_at desc limit ${MOST_COUNTED}`
  const ofPerson = sql`select from ${personPhones(sql.ref('leads.phone'))} as own cross join lateral (
      select from leads as earlier where earlier.phone = own.phone and ${earlier}
        and (earlier.id = leads.id or not (${isApart('earlier')} or ${isApart('leads')}))
      order by earlier.created_at desc limit ${MOST_COUNTED}
    ) as each limit ${MOST_COUNTED}`
  return sql<number>`case when leads.phone = any(${said}::text[])
    then (select count(*)::int from (${ofPerson}) as counted)
    else (select count(*)::int from (${ofPhone}) as counted) end`
}

async function findWork(
  db: Executor,
  leads: readonly { id: string; phone: string }[],
): Promise<Map<string, LeadWork>> {
  if (leads.length === 0) return new Map()
  const said = await phonesSaidOf(
    db,
    leads.map(({ phone }) => phone),
  )
  const rows = await db
    .selectFrom('leads')
    .leftJoin('staff_users', 'staff_users.id', 'leads.owner_id')
    .select(['leads.id', 'status', 'lost_reason', 'leads.created_at', 'follow_up_at'])
    .select(['first_contact_at', 'owner_id', 'staff_users.name as owner', nth(said).as('nth')])
    .select(hasWrongNumber().as('hasWrongNumber'))
    .select(isUnread().as('isUnread'))
    .where(sql<boolean>`leads.id = any(${leads.map(({ id }) => id)}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, workOf(row)]))
}

type StoredWork = {
  status: string
  lost_reason: string | null
  created_at: Date
  follow_up_at: Date | null
  first_contact_at: Date | null
  owner_id: string | null
  owner: string | null
  nth: number
  hasWrongNumber: boolean
  isUnread: boolean
}

function workOf(row: StoredWork): LeadWork {
  return {
    status: readStatus(row.status) ?? 'new',
    lostReason: readLostReason(row.lost_reason) ?? null,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner ?? '' },
    createdAt: row.created_at.toISOString(),
    followUpAt: row.follow_up_at?.toISOString() ?? null,
    firstContactAt: row.first_contact_at?.toISOString() ?? null,
    callBy: null,
    nth: row.nth,
    hasWrongNumber: row.hasWrongNumber,
    isUnread: row.isUnread,
  }
}
