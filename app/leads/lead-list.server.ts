import type { Executor } from '#app/db.server.ts'

import { deskTime } from './desk-time.ts'
import type { LeadRow } from './lead-search.ts'

/** Every lead, newest first, with only what the desk's table and the allLeads call show. */
export async function listLeads(db: Executor): Promise<LeadRow[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'name', 'phone', 'created_at', 'location', 'message'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, name, phone, created_at, location, message }) => ({
    id,
    name,
    phone,
    ts: deskTime(created_at),
    location,
    message,
  }))
}
