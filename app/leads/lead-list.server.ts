import type { Executor } from '#app/db.server.ts'

import { deskMessage } from './desk-message.ts'
import { deskTime } from './desk-time.ts'
import type { LeadRow } from './lead-search.ts'
import { readReach } from './reach.ts'

/** Every lead, newest first, with only what the desk's table and the allLeads call show. */
export async function listLeads(db: Executor): Promise<LeadRow[]> {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('visits', 'visits.lead_id', 'leads.id')
    .select(['leads.id', 'name', 'phone', 'leads.created_at', 'location', 'message'])
    .select(['reach_by', 'reach_when', 'visits.starts_at'])
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    phone: row.phone,
    ts: deskTime(row.created_at),
    location: row.location,
    message: deskMessage(row.message, row.starts_at, readReach(row.reach_by, row.reach_when)),
  }))
}
