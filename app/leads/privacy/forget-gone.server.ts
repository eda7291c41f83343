import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

/** Days after which no desk is still open that does not know of a lead that went: longer than a session lasts. */
const KEPT_DAYS = 7

/** Forgets that leads were there of which every open desk was told long ago. */
export async function forgetGone(db: Executor): Promise<void> {
  await sql`delete from gone_leads where gone_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    db,
  )
}

/** Whether a lead was there and is no more. */
export async function isGone(db: Executor, leadId: string): Promise<boolean> {
  if (!/^\d{1,18}$/.test(leadId)) return false
  const { rows } = await sql`select from gone_leads where lead_id = ${leadId}`.execute(db)
  return rows.length > 0
}
