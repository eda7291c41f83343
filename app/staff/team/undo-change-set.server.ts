import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

import { accessOf, changeAccess, restorePerson, suspendPerson } from './access.server.ts'
import type { AccountChangeSet } from './change-set.ts'
import { closeAccountChangeSets, findAccountChangeSet } from './change-sets.server.ts'
import { changeDetails, type DetailsChange } from './change-details.server.ts'
import type { Person } from './person.ts'
import { withPerson } from './with-person.server.ts'

/** Undoes a change of an account; false where it is reverted, changed since, or would be refused today. Ended sessions stay ended. */
export async function undoAccountChangeSet(
  db: Executor,
  changeSetId: string,
  by: Staff,
  session?: string,
): Promise<boolean> {
  const found = await findAccountChangeSet(db, changeSetId, by)
  if (!found) return false
  const undone = await withPerson(db, found.personId, async (trx, person) => {
    // Another request may have been first to the lock.
    const still = await findAccountChangeSet(trx, changeSetId, by)
    if (!still || !stands(still.done, person)) return { kind: 'absent' } as const
    const back = await bringBack(trx, person.id, still.done, { by, session })
    // An undo has no undo.
    if (back.kind === 'changed')
      await closeAccountChangeSets(trx, [changeSetId, back.changeSetId ?? changeSetId])
    return back
  })
  return undone.kind === 'changed'
}

function stands(done: AccountChangeSet, person: Person): boolean {
  if (done.kind === 'suspended') return person.isSuspended
  if (done.kind === 'restored') return !person.isSuspended
  if (done.kind === 'details-changed')
    return person.name === done.became.name && person.phone === done.became.phone
  const now = accessOf(person)
  const { became } = done
  return (['role', 'leadScope', 'canExport', 'canEdit'] as const).every(
    (of) => now[of] === became[of],
  )
}

function bringBack(
  trx: Executor,
  id: string,
  done: AccountChangeSet,
  { by, session }: { by: Staff; session: string | undefined },
): Promise<DetailsChange> {
  if (done.kind === 'suspended') return restorePerson(trx, id, by)
  if (done.kind === 'restored') return suspendPerson(trx, id, by)
  if (done.kind === 'access-changed') return changeAccess(trx, id, done.was, by)
  return changeDetails(trx, id, done.was, by, session)
}
