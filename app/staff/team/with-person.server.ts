import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { findPerson } from './people.server.ts'
import type { Person } from './person.ts'

/**
 * What came of a change of an account; `act` takes it back, and is undefined where nothing is other than
 * before. `yourself`: nobody takes their own rights. `last-owner`: somebody must be able to do what owners
 * do.
 */
export type AccountChange =
  | { kind: 'changed'; act: string | undefined }
  | { kind: 'yourself' | 'last-owner' | 'absent' }

/** Does one change of an account at a time, so that two owners cannot end each other. */
export function withPerson<T>(
  db: Executor,
  id: string,
  work: (trx: Executor, person: Person) => Promise<T>,
): Promise<T | { kind: 'absent' }> {
  return asOne(db, async (trx): Promise<T | { kind: 'absent' }> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('access', 0))`.execute(trx)
    const person = await findPerson(trx, id)
    return person ? work(trx, person) : { kind: 'absent' }
  })
}
