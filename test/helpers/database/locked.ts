import { within } from '#test/helpers/site/within.ts'

import { ofWorker } from './worker-database.ts'

/** Does something while tables are locked against everybody, so that their statements hang. */
export async function whileLocked<T>(tables: string, work: () => Promise<T>): Promise<T> {
  // A connection of its own: the site gives up one that says nothing for seconds.
  return within(ofWorker('databaseOwnerUrl'), async (client) => {
    await client.query(`begin; lock table ${tables} in access exclusive mode`)
    return work()
  })
}
