import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Leads per statement, so that locks last some tenths of a second. */
const BATCH_SIZE = 500

/** Leads from before the search read their words; the newest first. The trigger writes them. */
export async function fillSearchWords(db: Executor, limit = BATCH_SIZE): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update leads set search_words = null where id in (
      select id from leads where search_words is null order by id desc limit ${limit} for update skip locked)`.execute(
    db,
  )
  return Number(numAffectedRows)
}
