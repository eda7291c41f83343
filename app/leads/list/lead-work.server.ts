import { sql } from 'kysely'

import {
  isUnlinked,
  personPhones,
  listLinkedPhones,
} from '#app/leads/duplicates/person-phones.server.ts'
import { abroadIn } from '#app/leads/follow-ups/abroad.server.ts'
import { MAX_COUNTED, type DashboardLead, type LeadWork } from '#app/leads/search/lead-search.ts'
import { isUnread } from '#app/leads/status/first-view.server.ts'
import { readLostReason, readStatus } from '#app/leads/status/lead-status.ts'
import { hasWrongNumber } from '#app/leads/status/wrong-number.server.ts'
import { readFirstCall } from '#app/staff/working-hours/first-call.server.ts'
import type { Executor } from '#db/client.server.ts'

import { leadRow, type StoredLead } from './lead-rows.server.ts'

/** As `viewer` sees them; keeps the order of `rows`. */
export async function loadDashboardLeads(
  db: Executor,
  rows: readonly StoredLead[],
  viewer: { id: string },
): Promise<DashboardLead[]> {
  if (rows.length === 0) return []
  const linkedPhones = await listLinkedPhones(
    db,
    rows.map(({ phone }) => phone),
  )
  const work = await findWork(db, rows, { linkedPhones, viewer })
  const unanswered = rows.filter(({ id }) => isUnanswered(work.get(id)))
  const callBy = unanswered.length > 0 ? await findCallBy(db, unanswered, linkedPhones) : undefined
  return rows.flatMap((row) => {
    const own = work.get(row.id)
    if (!own) return []
    const by = callBy?.get(row.id)?.toISOString() ?? null
    return [{ ...leadRow(row), work: { ...own, callBy: by } }]
  })
}

/** The earliest promise among the person's enquiries. */
async function findCallBy(
  db: Executor,
  leads: readonly StoredLead[],
  linkedPhones: readonly string[],
): Promise<Map<string, Date>> {
  const unlinked = await findUnlinked(db, leads, linkedPhones)
  const phones = new Set(leads.flatMap(({ id, phone }) => (unlinked.has(id) ? [] : [phone])))
  const callBy = await readFirstCall(db)
  const ofPhone = new Map<string, Date>()
  for (const { phone, created_at, preferred_time } of await findPendingCalls(
    db,
    [...phones],
    linkedPhones,
  )) {
    const [by, known] = [callBy(created_at, preferred_time), ofPhone.get(phone)]
    if (!known || by < known) ofPhone.set(phone, by)
  }
  // Any enquiry that is not unlinked is among those of its phone.
  const promised = ({ id, phone, created_at, preferred_time }: StoredLead) =>
    (unlinked.has(id) ? undefined : ofPhone.get(phone)) ?? callBy(created_at, preferred_time)
  return new Map(leads.map((lead) => [lead.id, promised(lead)]))
}

type PendingCall = { phone: string; created_at: Date; preferred_time: string | null }

async function findPendingCalls(
  db: Executor,
  phones: readonly string[],
  linkedPhones: readonly string[],
): Promise<PendingCall[]> {
  const isPending = sql`other.spam_reason is null and other.status = 'new'
    and other.first_contact_at is null and other.follow_up_at is null`
  const known = new Set(linkedPhones)
  const { rows } = await sql<PendingCall>`
    select other.phone, other.preferred_time, min(other.created_at) as created_at from leads as other
    where other.phone = any(${phones.filter((phone) => !known.has(phone))}::text[]) and ${isPending}
    group by other.phone, other.preferred_time`.execute(db)
  const joined = phones.filter((phone) => known.has(phone))
  if (joined.length === 0) return rows
  const { rows: ofJoined } = await sql<PendingCall>`
    select caller.phone, other.preferred_time, min(other.created_at) as created_at
    from unnest(${joined}::text[]) as caller (phone)
      cross join lateral ${personPhones(sql.ref('caller.phone'))} as own
      join leads as other on other.phone = own.phone
    where ${isPending} and not ${isUnlinked('other')}
    group by caller.phone, other.preferred_time`.execute(db)
  return [...rows, ...ofJoined]
}

async function findUnlinked(
  db: Executor,
  leads: readonly StoredLead[],
  linkedPhones: readonly string[],
): Promise<Set<string>> {
  const ids = leads.flatMap(({ id, phone }) => (linkedPhones.includes(phone) ? [id] : []))
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select leads.id from leads where leads.id = any(${ids}::bigint[]) and ${isUnlinked('leads')}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

function isUnanswered(work: LeadWork | undefined): boolean {
  return work?.status === 'new' && work.firstContactAt === null && work.followUpAt === null
}

/** Counts a person's enquiries up to this one, over all phones; only phones in `linkedPhones` have links. */
function nth(linkedPhones: readonly string[]) {
  const earlier = sql`earlier.spam_reason is null and earlier.created_at <= leads.created_at
    and (earlier.created_at < leads.created_at or earlier.id <= leads.id)`
  const ofPhone = sql`select from leads as earlier where earlier.phone = leads.phone and ${earlier}
    order by earlier.created_at desc limit ${MAX_COUNTED}`
  const ofPerson = sql`select from ${personPhones(sql.ref('leads.phone'))} as own cross join lateral (
      select from leads as earlier where earlier.phone = own.phone and ${earlier}
        and (earlier.id = leads.id or not (${isUnlinked('earlier')} or ${isUnlinked('leads')}))
      order by earlier.created_at desc limit ${MAX_COUNTED}
    ) as each limit ${MAX_COUNTED}`
  return sql<number>`case when leads.phone = any(${linkedPhones}::text[])
    then (select count(*)::int from (${ofPerson}) as counted)
    else (select count(*)::int from (${ofPhone}) as counted) end`
}

async function findWork(
  db: Executor,
  leads: readonly { id: string; phone: string }[],
  { linkedPhones, viewer }: { linkedPhones: readonly string[]; viewer: { id: string } },
): Promise<Map<string, LeadWork>> {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('staff_users', 'staff_users.id', 'leads.owner_id')
    .select(['leads.id', 'status', 'lost_reason', 'leads.created_at', 'follow_up_at'])
    .select('phone_country')
    .select([
      'first_contact_at',
      'owner_id',
      'staff_users.name as owner',
      'heat',
      nth(linkedPhones).as('nth'),
    ])
    .select(hasWrongNumber().as('hasWrongNumber'))
    .select(isUnread(viewer.id).as('isUnread'))
    .where(sql<boolean>`leads.id = any(${leads.map(({ id }) => id)}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, workOf(row)]))
}

type StoredWork = {
  phone_country: string
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
  heat: string | null
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
    isHot: row.heat === 'hot',
    abroad: abroadIn(row.phone_country),
  }
}
