import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Leads per statement, so that locks last some tens of milliseconds. */
const BATCH_SIZE = 500

/** Leads from before there were references, and restored ones. */
export async function fillReferences(db: Executor, limit = BATCH_SIZE): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update leads set reference = new_lead_reference() where id in (
      select id from leads where reference is null order by id desc limit ${limit} for update skip locked)`.execute(
    db,
  )
  return Number(numAffectedRows)
}
