import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { findPerson } from './people.server.ts'
import type { Person } from './person.ts'

/** `act` undoes the change, undefined without one. `yourself`: no one removes their own rights. `last-owner`: one owner must stay. */
export type AccountChange =
  | { kind: 'changed'; changeSetId: string | undefined }
  | { kind: 'yourself' | 'last-owner' | 'absent' }

/** Serialises account changes, so that two owners cannot suspend each other. */
export function withPerson<T>(
  db: Executor,
  id: string,
  work: (trx: Executor, person: Person) => Promise<T>,
): Promise<T | { kind: 'absent' }> {
  return asOne(db, async (trx): Promise<T | { kind: 'absent' }> => {
    await lockAccounts(trx)
    const person = await findPerson(trx, id)
    return person ? work(trx, person) : { kind: 'absent' }
  })
}

/** One change of accounts at a time, in all processes. */
export async function lockAccounts(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('access', 0))`.execute(trx)
}
