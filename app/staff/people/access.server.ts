import { sql } from 'kysely'
import { z } from 'zod'

import type { Executor } from '#app/db.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'
import { staffMember, type Staff } from '#app/staff/staff.ts'
import { hasActiveOwner, restoreStaff, suspendStaff } from '#app/staff/suspensions.server.ts'

import { findPerson } from './people.server.ts'
import type { Person } from './person.ts'

/** What an owner sets of somebody's account. */
export const access = staffMember.pick({ role: true, sees: true, mayExport: true }).extend({
  mayExport: z.boolean(),
})
export type Access = z.infer<typeof access>

/** `yourself`: nobody takes their own rights. `last-owner`: somebody must be able to do what owners do. */
export type AccessChange = 'changed' | 'yourself' | 'last-owner' | 'absent'

/** Sets what somebody may do. */
export function changeAccess(
  db: Executor,
  id: string,
  wish: Access,
  by: Staff,
): Promise<AccessChange> {
  return withPerson(db, id, async (trx, person) => {
    if (person.role === 'owner' && wish.role !== 'owner') {
      const refused = await refusal(trx, person, by)
      if (refused) return refused
    }
    await trx
      .updateTable('staff_users')
      .set({ role: wish.role, sees: wish.sees, may_export: wish.mayExport, updated_at: new Date() })
      .where('id', '=', person.id)
      .execute()
    for (const [what, was, became] of [
      ['role', person.role, wish.role],
      ['sees', person.sees, wish.sees],
      ['export', yes(person.mayExport), yes(wish.mayExport)],
    ] as const) {
      if (was === became) continue
      const entry = { kind: 'account-changed', personId: id, what, was, became } as const
      await writeRecord(trx, by, entry)
    }
    return 'changed'
  })
}

/** Keeps somebody from signing in and ends their sessions. */
export function suspendPerson(db: Executor, id: string, by: Staff): Promise<AccessChange> {
  return withPerson(db, id, async (trx, person) => {
    const refused = await refusal(trx, person, by)
    if (refused) return refused
    if (await suspendStaff(trx, person)) {
      await writeRecord(trx, by, { kind: 'suspended', personId: id })
    }
    return 'changed'
  })
}

/** Lets somebody sign in again. */
export function restorePerson(db: Executor, id: string, by: Staff): Promise<AccessChange> {
  return withPerson(db, id, async (trx, person) => {
    if (await restoreStaff(trx, person)) {
      await writeRecord(trx, by, { kind: 'restored', personId: id })
    }
    return 'changed'
  })
}

/** One such change at a time, so that two owners cannot end each other. */
function withPerson(
  db: Executor,
  id: string,
  work: (trx: Executor, person: Person) => Promise<AccessChange>,
): Promise<AccessChange> {
  const locked = async (trx: Executor): Promise<AccessChange> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('access', 0))`.execute(trx)
    const person = await findPerson(trx, id)
    return person ? work(trx, person) : 'absent'
  }
  return db.isTransaction ? locked(db) : db.transaction().execute(locked)
}

async function refusal(
  db: Executor,
  person: Person,
  by: Staff,
): Promise<'yourself' | 'last-owner' | undefined> {
  if (person.id === by.id) return 'yourself'
  if (person.role !== 'owner' || person.isSuspended) return undefined
  return (await hasActiveOwner(db, person.id)) ? undefined : 'last-owner'
}

function yes(may: boolean): string {
  return may ? 'yes' : 'no'
}
