import type { Transaction } from 'kysely'

import { db } from '#app/db.server.ts'
import type { Database } from '#app/db-schema.ts'

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
