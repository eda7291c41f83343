import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import { readCampaign, type Campaign } from './campaign.ts'
import { campaignText } from './contact-row.ts'
import { deskMessage } from './desk-message.ts'
import { deskTime } from './desk-time.ts'
import type { LeadRow } from './lead-search.ts'
import { readReach } from './reach.ts'

/** The list at one moment, in ISO 8601; `leads` holds those asked for, `total` counts all. */
export type LeadList = { leads: LeadRow[]; total: number; at: string }

/** Milliseconds that a transaction may take: what was stored before may be seen only after. */
const LATE = 60_000

/**
 * The leads that a list read at `since` may lack, or all without it. Some of them it may have already,
 * because transactions don't commit in the order in which they began.
 */
export function readLeadList(db: Executor, since?: Date): Promise<LeadList> {
  return inSnapshot(db, async (trx) => {
    const { at, total } = await trx
      .selectFrom('leads')
      .select([sql<Date>`statement_timestamp()`.as('at'), sql<number>`count(*)::int`.as('total')])
      .where('suspect', 'is', null)
      .executeTakeFirstOrThrow()
    const from = since && new Date(since.getTime() - LATE)
    return { leads: await listLeads(trx, from), total, at: at.toISOString() }
  })
}

/**
 * Every lead (since a moment), newest first, with only what the desk's table shows. Suspect
 * enquiries are none.
 */
export async function listLeads(db: Executor, from?: Date): Promise<LeadRow[]> {
  const all = leadRows(db).where('leads.suspect', 'is', null)
  const rows = await (from ? all.where('leads.created_at', '>', from) : all).execute()
  return rows.map((row) => leadRow(row))
}

/** A lead with all that another program may answer it by. */
export type WholeLead = Omit<LeadRow, 'id' | 'byWhatsApp' | 'campaign'> & {
  campaign: Campaign
}

/** Every lead for the allLeads call, newest first. */
export async function listWholeLeads(db: Executor): Promise<WholeLead[]> {
  const rows = await leadRows(db).where('leads.suspect', 'is', null).execute()
  return rows.map((row) => {
    const { id: _id, byWhatsApp: _way, ...lead } = leadRow(row)
    return { ...lead, campaign: readCampaign(row.campaign) }
  })
}

/** The columns of leadRow, newest first. */
export function leadRows(db: Executor) {
  return db
    .selectFrom('leads')
    .leftJoin('visits', 'visits.lead_id', 'leads.id')
    .select(['leads.id', 'name', 'phone', 'email', 'leads.created_at', 'location', 'message'])
    .select(['page', 'campaign', 'reach_by', 'reach_when', 'visits.starts_at', 'suspect'])
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof leadRows>['execute']>>[number]

export function leadRow(row: StoredRow): LeadRow {
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

/** Both queries see the same leads, so that the number fits the list. */
function inSnapshot<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work)
}
