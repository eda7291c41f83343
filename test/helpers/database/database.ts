import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { test } from 'vitest'

import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'

import { ofWorker } from './worker-database.ts'

/** The site gives a connection up that says nothing for seconds; a test on a busy machine may compute that long. */
const TIMEOUT_MS = 30_000

const db = new Kysely<Database>({
  dialect: new PostgresDialect({
    pool: makePool(ofWorker('databaseUrl'), { silenceMs: TIMEOUT_MS }),
  }),
})

class RolledBack extends Error {}

/** Runs a test inside a transaction that never becomes durable; answers what the test answers. */
export async function inTransaction<T>(
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined
  try {
    await db.transaction().execute(async (trx) => {
      result = { value: await work(trx) }
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  if (!result) throw new Error('The transaction ended without an answer')
  return result.value
}

/** Gives a test such a transaction, which ends after `afterEach`: where that writes, use `inTransaction`. */
export const it = test.extend<{ trx: Transaction<Database> }>({
  trx: ({ task: _task }, use) => inTransaction(use),
})
