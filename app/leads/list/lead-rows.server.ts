import { sql, type RawBuilder } from 'kysely'

import { parseContactPreference } from '#app/enquiries/form/contact-preference.ts'
import { readCampaign } from '#app/enquiries/submit/campaign.ts'
import { campaignText } from '#app/leads/contact-clicks/contact-row.ts'
import { within, type Scope } from '#app/leads/search/lead-filter.server.ts'
import { NEWEST, type LeadSort } from '#app/leads/search/lead-filter.ts'
import type { LeadRow } from '#app/leads/search/lead-search.ts'
import { officeTime } from '#app/lib/dates/office-time.ts'
import type { Executor } from '#db/client.server.ts'

import { displayMessage } from './row/stored-message.ts'
import type { LeadCursor } from './lead-list.ts'
import { inOrder, placeOf, stands } from './lead-order.server.ts'

/** A larger part would fill the server's memory; bytes of messages. */
const MAX = { leads: 1000, bytes: 1_000_000 }

export function leadRows(db: Executor) {
  return selectStored(db.selectFrom('leads'))
}

/** Without spam. */
export function honestLeads(db: Executor) {
  return leadRows(db).where('leads.spam_reason', 'is', null)
}

function selectStored(from: ReturnType<typeof leads>) {
  return from.select([
    'leads.id',
    'reference',
    'name',
    'phone',
    'email',
    'leads.created_at',
    'location',
    'city',
    'message',
    'preferred_channel',
    'preferred_time',
    'spam_reason',
    'page',
    sql`named_campaign(campaign)`.as('campaign'),
    visited<Date>('starts_at').as('starts_at'),
    visited<boolean>('is_video').as('is_video'),
  ])
}

function leads(db: Executor) {
  return db.selectFrom('leads')
}

/** The last visit requested or scheduled, unless cancelled. */
function visited<T>(column: 'starts_at' | 'is_video') {
  return sql<T | null>`(select ${sql.ref(column)} from visits
    where visits.lead_id = leads.id and visits.status <> 'cancelled' order by visits.id desc limit 1)`
}

export type StoredLead = Awaited<ReturnType<ReturnType<typeof leadRows>['execute']>>[number]

type PartQuery = {
  scope: Scope
  sort?: LeadSort
  before?: LeadCursor | undefined
  until?: LeadCursor | undefined
  /** Of a search. */
  fits?: RawBuilder<boolean>
  limit?: number
}

/** `next` is the cursor of the next part. */
export async function readPart(
  db: Executor,
  { scope, sort = NEWEST, before, until, fits, limit = MAX.leads }: PartQuery,
): Promise<{ rows: StoredLead[]; next: LeadCursor | undefined }> {
  let part = honestLeads(db)
    .where(within(scope))
    .where(stands('after', before, sort))
  if (fits) part = part.where(fits)
  if (until) part = part.where(stands('not after', until, sort))
  const rows = await readFitting(db, part, sort, limit)
  const fitting = rows.filter(
    (row, at) => at === 0 || (at < limit && Number(row.bytes) <= MAX.bytes),
  )
  const last = rows.length > fitting.length ? fitting.at(-1) : undefined
  return { rows: fitting, next: last && placeOf(last, sort) }
}

async function readFitting(
  db: Executor,
  part: ReturnType<typeof honestLeads>,
  sort: LeadSort,
  limit: number,
) {
  const sofar = sql<string>`sum(octet_length(message)) over (order by ${inOrder(sort)} rows unbounded preceding)`
  const counted = part
    .select(sofar.as('bytes'))
    .orderBy(inOrder(sort))
    .limit(limit + 1)
  return db
    .selectFrom(counted.as('asked'))
    .selectAll()
    .where(sql<boolean>`bytes - octet_length(message) <= ${MAX.bytes}`)
    .orderBy(inOrder(sort, 'asked'))
    .execute()
}

export function leadRow(row: StoredLead): LeadRow {
  return {
    id: row.id,
    reference: row.reference ?? '',
    name: row.name,
    phone: row.phone,
    email: row.email,
    byWhatsApp: row.preferred_channel === 'whatsapp',
    ts: officeTime(row.created_at),
    location: row.location,
    message: displayMessage(
      row.message,
      row,
      parseContactPreference(row.preferred_channel, row.preferred_time),
    ),
    page: row.page,
    campaign: campaignText(readCampaign(row.campaign)),
  }
}
