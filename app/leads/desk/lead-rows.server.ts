import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import { readCampaign } from '#app/leads/capture/campaign.ts'
import { campaignText } from '#app/leads/clicks/contact-row.ts'
import { deskMessage } from './desk-message.ts'
import { deskTime } from './desk-time.ts'
import type { LeadCursor } from './lead-list.ts'
import { holds } from './lead-match.server.ts'
import type { LeadRow } from './lead-search.ts'
import { readReach } from '#app/leads/enquiry/reach.ts'

/** Leads in one part of a list, and bytes of their messages: all of some years would fill the memory of the site. */
const MOST = { leads: 1000, bytes: 1_000_000 }

/** What is stored of leads, newest first. */
export function leadRows(db: Executor) {
  return db
    .selectFrom('leads')
    .select(['leads.id', 'name', 'phone', 'email', 'leads.created_at', 'location', 'message'])
    .select(['reach_by', 'reach_when', 'suspect', 'page', 'campaign'])
    .select((lead) =>
      lead
        .selectFrom('visits')
        .select('visits.starts_at')
        .whereRef('visits.lead_id', '=', 'leads.id')
        .where('visits.status', '<>', 'cancelled')
        .orderBy('visits.id', 'desc')
        .limit(1)
        .as('starts_at'),
    )
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
}

/** The same without suspect enquiries. */
export function honestLeads(db: Executor) {
  return leadRows(db).where('leads.suspect', 'is', null)
}

export type StoredLead = Awaited<ReturnType<ReturnType<typeof leadRows>['execute']>>[number]

/** Leads that came after a moment, are older than a lead, or no older than another; `typed` is searched for. */
type AskedPart = {
  after?: Date | undefined
  before?: LeadCursor | undefined
  until?: LeadCursor | undefined
  typed?: string
}

/** A part of the list; `next` is where it goes on. */
export async function readPart(
  db: Executor,
  { after, before, until, typed = '' }: AskedPart,
): Promise<{ rows: StoredLead[]; next: LeadCursor | undefined }> {
  let asked = honestLeads(db).where(olderThan(before)).where(holds(typed))
  if (after) asked = asked.where('leads.created_at', '>', after)
  if (until) asked = asked.where(sql<boolean>`(leads.created_at, leads.id) >= ${place(until)}`)
  const room = await countFitting(db, asked)
  const rows = await asked.limit(room + 1).execute()
  const last = rows.length > room ? rows[room - 1] : undefined
  return { rows: rows.slice(0, room), next: last && { at: last.created_at, id: last.id } }
}

/** Of `leads`, or of rows named otherwise: what stands below a place of the list; all without one. */
export function olderThan(cursor: LeadCursor | undefined, rows = 'leads') {
  if (!cursor) return sql<boolean>`true`
  const [at, id] = [sql.ref(`${rows}.created_at`), sql.ref(`${rows}.id`)]
  return sql<boolean>`(${at}, ${id}) < ${place(cursor)}`
}

function place({ at, id }: LeadCursor) {
  return sql`(${at}::timestamptz, ${id}::bigint)`
}

/** How many of the leads that are asked for fit into one part; at least one. */
async function countFitting(db: Executor, asked: ReturnType<typeof honestLeads>): Promise<number> {
  const bytes = sql<number>`sum(octet_length(message))
    over (order by leads.created_at desc, leads.id desc)`
  const { count } = await db
    .selectFrom(asked.select(bytes.as('bytes')).limit(MOST.leads).as('asked'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('asked.bytes', '<=', MOST.bytes)
    .executeTakeFirstOrThrow()
  return Math.max(1, count)
}

export function leadRow(row: StoredLead): LeadRow {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    byWhatsApp: row.reach_by === 'whatsapp',
    ts: deskTime(row.created_at),
    location: row.location,
    message: deskMessage(row.message, row.starts_at, readReach(row.reach_by, row.reach_when)),
    page: row.page,
    campaign: campaignText(readCampaign(row.campaign)),
  }
}
