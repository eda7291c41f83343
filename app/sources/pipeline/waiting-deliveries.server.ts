import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { readDelivery } from './read-delivery.server.ts'

const BATCH = 100

/** What a process that was killed, or a source that asked to wait, left behind. */
export async function hasWaitingDeliveries(db: Executor): Promise<boolean> {
  const { rows } = await sql`select from source_deliveries
    where state = 'waiting' and read_after <= now() - interval '2 seconds' limit 1`.execute(db)
  return rows.length > 0
}

/** Returns how many it read; a fault of one leaves it for the next run. */
export async function readWaitingDeliveries(
  db: Executor,
  report: (error: unknown) => void,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id::text from source_deliveries
    where state = 'waiting' and read_after <= now() order by id limit ${BATCH}`.execute(db)
  for (const { id } of rows) await readDelivery(db, id).catch(report)
  return rows.length
}
