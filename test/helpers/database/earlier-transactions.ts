import { sql } from 'kysely'
import { expect } from 'vitest'

import { db } from '#db/client.server.ts'

/**
 * Waits until every transaction that has begun in the cluster is over, those of other databases too: only then does
 * a list that is read say nothing of earlier changes.
 */
export async function earlierTransactionsEnd(): Promise<void> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db)
  const id = rows[0]?.id ?? ''
  const areOver = async () => {
    const { rows: now } = await sql<{ areOver: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${id}::xid8 as "areOver"`.execute(db)
    return now[0]?.areOver
  }
  await expect.poll(areOver, { timeout: 25_000 }).toBe(true)
}
