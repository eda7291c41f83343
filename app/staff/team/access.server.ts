import { writeAudit } from '#app/audit/audit-log.server.ts'
import { revokeEditing } from '#app/staff/access/revoke-editing.server.ts'
import {
  closeUndos,
  hasActiveOwner,
  restoreStaff,
  suspendStaff,
} from '#app/staff/sessions/suspensions.server.ts'
import { canEditSite } from '#app/staff/access/rights.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'

import type { Access, RevokedEditing } from './change-set.ts'
import { storeAccountChangeSet } from './change-sets.server.ts'
import type { Person } from './person.ts'
import { withPerson, type AccountChange } from './with-person.server.ts'

/** Sets an account's rights and ends what a lost right allowed. */
export function changeAccess(
  db: Executor,
  id: string,
  newAccess: Access,
  by: Staff,
): Promise<AccountChange> {
  return withPerson(db, id, async (trx, person) => {
    if (person.role === 'owner' && newAccess.role !== 'owner') {
      const refused = await refusal(trx, person, by)
      if (refused) return refused
    }
    const oldAccess = accessOf(person)
    const changes = (
      [
        ['role', oldAccess.role, newAccess.role],
        ['sees', oldAccess.leadScope, newAccess.leadScope],
        ['export', yes(oldAccess.canExport), yes(newAccess.canExport)],
        ['edit', yes(oldAccess.canEdit), yes(newAccess.canEdit)],
      ] as const
    ).filter(([, before, after]) => before !== after)
    if (changes.length === 0) return { kind: 'changed', changeSetId: undefined }
    const { role, leadScope, canExport: can_export, canEdit: can_edit } = newAccess
    await trx
      .updateTable('staff_users')
      .set({ role, lead_scope: leadScope, can_export, can_edit, updated_at: new Date() })
      .where('id', '=', person.id)
      .execute()
    for (const [what, before, after] of changes) {
      const entry = {
        kind: 'account-changed',
        personId: id,
        what,
        was: before,
        became: after,
      } as const
      await writeAudit(trx, by, entry)
    }
    if (isNarrower(oldAccess, newAccess)) await closeUndos(trx, id)
    const revoked =
      canEditSite(oldAccess) && !canEditSite(newAccess)
        ? await revokeEditing(trx, id, by)
        : undefined
    const done = { kind: 'access-changed', was: oldAccess, became: newAccess, revoked } as const
    return {
      kind: 'changed',
      changeSetId: await storeAccountChangeSet(trx, done, { personId: id, by }),
    }
  })
}

function isNarrower(oldAccess: Access, newAccess: Access): boolean {
  const sawAll = oldAccess.role === 'owner' || oldAccess.leadScope === 'all'
  const isDemoted = oldAccess.role === 'owner' && newAccess.role !== 'owner'
  return isDemoted || (sawAll && newAccess.role !== 'owner' && newAccess.leadScope === 'own')
}

export function accessOf({ role, leadScope, canExport, canEdit }: Person): Access {
  return { role, leadScope, canExport, canEdit }
}

export function suspendPerson(db: Executor, id: string, by: Staff): Promise<AccountChange> {
  return withPerson(db, id, async (trx, person) => {
    const refused = await refusal(trx, person, by)
    if (refused) return refused
    const { isNew, revoked } = await suspendAs(trx, person, by)
    if (!isNew) return { kind: 'changed', changeSetId: undefined }
    const changeSetId = await storeAccountChangeSet(
      trx,
      { kind: 'suspended', revoked },
      { personId: id, by },
    )
    return { kind: 'changed', changeSetId }
  })
}

/** Suspends an account with its audit entries, within `withPerson`; `by` is null for a command. */
export async function suspendAs(
  trx: Executor,
  person: Staff,
  by: { id: string } | null,
): Promise<{ isNew: boolean; revoked: RevokedEditing }> {
  const isNew = await suspendStaff(trx, person)
  if (isNew) await writeAudit(trx, by, { kind: 'suspended', personId: person.id })
  return { isNew, revoked: await revokeEditing(trx, person.id, by) }
}

export function restorePerson(db: Executor, id: string, by: Staff): Promise<AccountChange> {
  return withPerson(db, id, async (trx, person) => {
    if (!(await restoreAs(trx, person, by))) return { kind: 'changed', changeSetId: undefined }
    const changeSetId = await storeAccountChangeSet(trx, { kind: 'restored' }, { personId: id, by })
    return { kind: 'changed', changeSetId }
  })
}

/** Without an undo; false where the account was not suspended. `by` is null for a command. */
export async function restoreAs(
  trx: Executor,
  person: Staff,
  by: { id: string } | null,
): Promise<boolean> {
  const isRestored = await restoreStaff(trx, person)
  if (isRestored) await writeAudit(trx, by, { kind: 'restored', personId: person.id })
  return isRestored
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
