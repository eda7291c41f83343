import type { Executor } from '#app/db.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { hasActiveOwner, restoreStaff, suspendStaff } from '#app/staff/suspensions.server.ts'

import type { Access } from './account-act.ts'
import { noteAccountAct } from './account-acts.server.ts'
import type { Person } from './person.ts'
import { withPerson, type AccountChange } from './with-person.server.ts'

/** Sets what somebody may do. */
export function changeAccess(
  db: Executor,
  id: string,
  wish: Access,
  by: Staff,
): Promise<AccountChange> {
  return withPerson(db, id, async (trx, person) => {
    if (person.role === 'owner' && wish.role !== 'owner') {
      const refused = await refusal(trx, person, by)
      if (refused) return refused
    }
    const was = accessOf(person)
    const changes = (
      [
        ['role', was.role, wish.role],
        ['sees', was.sees, wish.sees],
        ['export', yes(was.mayExport), yes(wish.mayExport)],
        ['edit', yes(was.mayEdit), yes(wish.mayEdit)],
      ] as const
    ).filter(([, before, after]) => before !== after)
    if (changes.length === 0) return { kind: 'changed', act: undefined }
    const { role, sees, mayExport: may_export, mayEdit: may_edit } = wish
    await trx
      .updateTable('staff_users')
      .set({ role, sees, may_export, may_edit, updated_at: new Date() })
      .where('id', '=', person.id)
      .execute()
    for (const [what, before, became] of changes) {
      const entry = { kind: 'account-changed', personId: id, what, was: before, became } as const
      await writeRecord(trx, by, entry)
    }
    const done = { kind: 'access-changed', was, became: wish } as const
    return { kind: 'changed', act: await noteAccountAct(trx, done, { personId: id, by }) }
  })
}

/** What an owner sees of somebody, without what is not theirs to set. */
export function accessOf({ role, sees, mayExport, mayEdit }: Person): Access {
  return { role, sees, mayExport, mayEdit }
}

/** Keeps somebody from signing in and ends their sessions. */
export function suspendPerson(db: Executor, id: string, by: Staff): Promise<AccountChange> {
  return withPerson(db, id, async (trx, person) => {
    const refused = await refusal(trx, person, by)
    if (refused) return refused
    if (!(await suspendStaff(trx, person))) return { kind: 'changed', act: undefined }
    await writeRecord(trx, by, { kind: 'suspended', personId: id })
    const act = await noteAccountAct(trx, { kind: 'suspended' }, { personId: id, by })
    return { kind: 'changed', act }
  })
}

/** Lets somebody sign in again. */
export function restorePerson(db: Executor, id: string, by: Staff): Promise<AccountChange> {
  return withPerson(db, id, async (trx, person) => {
    if (!(await restoreStaff(trx, person))) return { kind: 'changed', act: undefined }
    await writeRecord(trx, by, { kind: 'restored', personId: id })
    const act = await noteAccountAct(trx, { kind: 'restored' }, { personId: id, by })
    return { kind: 'changed', act }
  })
}

async function refusal(
  db: Executor,
  person: Person,
  by: Staff,
): Promise<{ kind: 'yourself' | 'last-owner' } | undefined> {
  if (person.id === by.id) return { kind: 'yourself' }
  if (person.role !== 'owner' || person.isSuspended) return undefined
  return (await hasActiveOwner(db, person.id)) ? undefined : { kind: 'last-owner' }
}

function yes(may: boolean): string {
  return may ? 'yes' : 'no'
}
