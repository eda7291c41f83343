import type { Executor } from './client.server.ts'

/** Runs `work` in a transaction, or as a part of the current one. */
export function asOne<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
