import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

/** Enquiries in one transaction, so that it is done within a second or two and locks nobody out for longer. */
const AT_ONCE = 2000

type How = {
  /** Writes down so many, in the transaction that deletes them. */
  note: (trx: Executor, rows: number) => Promise<void>
  /** Is told how many are deleted. */
  onProgress?: (done: number) => void
  atOnce?: number
}

/** How many suspect enquiries are older than so many days. */
export async function countOldSuspects(db: Executor, days: number): Promise<number> {
  const { count } = await oldSuspects(db, days)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Deletes suspect enquiries that are older than so many days, some at a time: what is deleted when it is stopped
 * stays so, with its note. Answers how many there were.
 */
export async function purgeSuspects(
  db: Executor,
  days: number,
  { note, onProgress = () => {}, atOnce = AT_ONCE }: How,
): Promise<number> {
  let gone = 0
  for (;;) {
    const rows = await asOne(db, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('leads')
        .where('id', 'in', oldSuspects(trx, days).select('id').limit(atOnce))
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n) await note(trx, Number(numDeletedRows))
      return Number(numDeletedRows)
    })
    if (rows === 0) return gone
    gone += rows
    onProgress(gone)
  }
}

function oldSuspects(db: Executor, days: number) {
  return db
    .selectFrom('leads')
    .where('suspect', 'is not', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
}
