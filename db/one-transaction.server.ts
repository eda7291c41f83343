import type { Executor } from './client.server.ts'

/** Does work as a whole or not at all; inside a transaction it is a part of that. */
export function asOne<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
