import { Client } from 'pg'
import { inject } from 'vitest'

/** Does something while tables are locked against everybody, so that their statements hang. */
export async function whileLocked<T>(tables: string, work: () => Promise<T>): Promise<T> {
  // A connection of its own: the site gives up one that says nothing for seconds.
  const client = new Client({ connectionString: inject('databaseOwnerUrl') })
  await client.connect()
  try {
    await client.query(`begin; lock table ${tables} in access exclusive mode`)
    return await work()
  } finally {
    await client.end()
  }
}
