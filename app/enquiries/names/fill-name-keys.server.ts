import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { nameKeys } from './name-keys.server.ts'

/** Leads per statement, so that locks last some tens of milliseconds. */
const BATCH_SIZE = 500

export async function fillNameKeys(db: Executor, limit = BATCH_SIZE): Promise<number> {
  const work = async (trx: Executor) => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id::text, name from leads where phonetic_keys is null
      order by id limit ${limit} for update skip locked`.execute(trx)
    if (rows.length === 0) return 0
    const filled = JSON.stringify(rows.map(({ id, name }) => ({ id, keys: nameKeys(name) })))
    await sql`update leads set phonetic_keys = change.keys
      from json_to_recordset(${filled}::json) as change (id bigint, keys text[])
      where leads.id = change.id`.execute(trx)
    return rows.length
  }
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
