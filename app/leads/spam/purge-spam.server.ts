import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

/** Enquiries per transaction, so that locks last at most two seconds. */
const BATCH_SIZE = 2000

type PurgeOptions = {
  /** Audits the deleted rows in the same transaction. */
  note: (trx: Executor, rows: number) => Promise<void>
  onProgress?: (done: number) => void
  batchSize?: number
}

export async function countOldSpam(db: Executor, days: number): Promise<number> {
  const { count } = await oldSpam(db, days)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes spam older than `days` in batches, each with its audit entry; returns the count. */
export async function purgeSpam(
  db: Executor,
  days: number,
  { note, onProgress = () => {}, batchSize = BATCH_SIZE }: PurgeOptions,
): Promise<number> {
  let deleted = 0
  for (;;) {
    const rows = await asOne(db, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('leads')
        .where('id', 'in', oldSpam(trx, days).select('id').limit(batchSize))
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n) await note(trx, Number(numDeletedRows))
      return Number(numDeletedRows)
    })
    if (rows === 0) return deleted
    deleted += rows
    onProgress(deleted)
  }
}

function oldSpam(db: Executor, days: number) {
  return db
    .selectFrom('leads')
    .where('spam_reason', 'is not', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
}
