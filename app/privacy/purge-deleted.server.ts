import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Any open dashboard has heard of them by then. */
export async function purgeDeletedLeads(db: Executor, days: number): Promise<void> {
  await sql`delete from deleted_leads where deleted_at < now() - make_interval(days => ${days})`.execute(
    db,
  )
}

export async function isDeleted(db: Executor, leadId: string): Promise<boolean> {
  if (!/^\d{1,18}$/.test(leadId)) return false
  const { rows } = await sql`select from deleted_leads where lead_id = ${leadId}`.execute(db)
  return rows.length > 0
}
