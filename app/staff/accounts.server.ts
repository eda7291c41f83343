import { randomUUID } from 'node:crypto'

import { auditRow, writeAudit } from '#app/audit/audit-log.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { hashed } from './password/hash-row.ts'
import { hashPassword } from './password/password-hash.server.ts'
import { endSessions } from './team/people.server.ts'
import { staffMember, type Staff } from './staff.ts'

export type ChosenPassword = { password: string; isTemporary?: boolean }
export type NewStaff = Pick<Staff, 'name' | 'phone' | 'role'> &
  Partial<Pick<Staff, 'leadScope' | 'canExport'>> &
  ChosenPassword
export type AddStaff =
  | { kind: 'added'; id: string }
  | { kind: 'exists'; name: string }
  | { kind: 'weak'; reason: string }

/** better-auth requires an email; staff have none, so this one is undeliverable. */
export function staffEmail(phone: string): string {
  return `${phone.replace('+', '')}@staff.invalid`
}

/** Creates an account with a chosen password, or answers why not; `by` is null outside a session. */
export async function addStaff(
  db: Executor,
  person: NewStaff,
  by: { id: string } | null = null,
): Promise<AddStaff> {
  const reason = await weakness(person.password, person)
  if (reason) return { kind: 'weak', reason }
  const existing = await findStaffByPhone(db, person.phone)
  if (existing) return { kind: 'exists', name: existing.name }
  const password = await hashed(() => hashPassword(person.password))
  const id = await insertStaff(db, person, { password, kind: 'account-added' }, by)
  return id === undefined ? { kind: 'exists', name: person.name } : { kind: 'added', id }
}

type NewAccount = Omit<NewStaff, 'password'>
type Stored = { password: string | null; kind: 'account-added' | 'invited' | 'first-owner' }

/** Inserts an account with its audit entry in one statement; undefined where the phone has one. */
export async function insertStaff(
  db: Executor,
  person: NewAccount,
  { password, kind }: Stored,
  by: { id: string } | null,
): Promise<string | undefined> {
  const id = randomUUID()
  const { name, phone, role, leadScope = 'own', canExport: can_export = false } = person
  const email = staffEmail(phone)
  const line = auditRow(by, { kind, personId: id, role })
  const added = await db
    .with('person', (query) =>
      query
        .insertInto('staff_users')
        .values({ id, name, phone, role, email, lead_scope: leadScope, can_export })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .with('line', (query) =>
      query
        .insertInto('audit_log')
        .columns(['staff_id', 'kind', 'person_id', 'detail'])
        .expression((from) =>
          from
            .selectFrom('person')
            .select((row) => [
              row.val(line.staff_id).as('staff_id'),
              row.val(line.kind).as('kind'),
              'person.id as person_id',
              row.val(line.detail).as('detail'),
            ]),
        ),
    )
    .insertInto('staff_accounts')
    .columns(['id', 'user_id', 'account_id', 'provider_id', 'password', 'temporary_password_at'])
    .expression((query) =>
      query
        .selectFrom('person')
        .select((row) => [
          row.val(randomUUID()).as('id'),
          'person.id as user_id',
          'person.id as account_id',
          row.val('credential').as('provider_id'),
          row.val(password).as('password'),
          row.val(temporarySince(person)).as('temporary_password_at'),
        ]),
    )
    .returning('user_id')
    .executeTakeFirst()
  return added && id
}

export type PasswordChange = { kind: 'changed' } | { kind: 'weak'; reason: string }

/** Resets a password, ends all sessions and writes the audit entry, or answers why the password is weak. */
export function resetPassword(
  db: Executor,
  staff: Staff,
  chosen: ChosenPassword,
  by: { id: string } | null = null,
): Promise<PasswordChange> {
  return setPassword(db, staff, chosen, async (trx) => {
    await endSessions(trx, staff.id)
    await writeAudit(trx, by, { kind: 'password-reset', personId: staff.id })
  })
}

/** Sets a password with `besides` in one transaction, or answers why it is weak. */
export async function setPassword(
  db: Executor,
  staff: Staff,
  chosen: ChosenPassword,
  besides: (trx: Executor) => Promise<void>,
): Promise<PasswordChange> {
  const reason = await weakness(chosen.password, staff)
  if (reason) return { kind: 'weak', reason }
  // Hashing is slow, so it holds no transaction.
  const password = await hashed(() => hashPassword(chosen.password))
  return asOne(db, async (trx): Promise<PasswordChange> => {
    await storePassword(trx, staff.id, { password, temporary_password_at: temporarySince(chosen) })
    await besides(trx)
    return { kind: 'changed' }
  })
}

/** Stores a hash, and ends a link that would set another password. */
export async function storePassword(
  trx: Executor,
  staffId: string,
  stored: { password: string; temporary_password_at: Date | null },
): Promise<void> {
  await trx
    .updateTable('staff_accounts')
    .set({ ...stored, updated_at: new Date() })
    .where('user_id', '=', staffId)
    .where('provider_id', '=', 'credential')
    .execute()
  await endPasswordLink(trx, staffId)
}

/** False where there was none. */
export async function endPasswordLink(db: Executor, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_password_links')
    .where('user_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Replaces the hash unless the password has changed meanwhile. */
export async function rehashPassword(
  db: Executor,
  staffId: string,
  { hash, password }: { hash: string; password: string },
): Promise<void> {
  await db
    .updateTable('staff_accounts')
    .set({ password: await hashed(() => hashPassword(password)) })
    .where('user_id', '=', staffId)
    .where('password', '=', hash)
    .where('provider_id', '=', 'credential')
    .execute()
}

export const staffColumns = [
  'id',
  'name',
  'phone',
  'role',
  'lead_scope as leadScope',
  'can_export as canExport',
  'can_edit as canEdit',
] as const

export async function findStaffByPhone(db: Executor, phone: string): Promise<Staff | undefined> {
  const row = await db
    .selectFrom('staff_users')
    .select(staffColumns)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row && staffMember.parse(row)
}

function temporarySince({ isTemporary = false }: Pick<ChosenPassword, 'isTemporary'>): Date | null {
  return isTemporary ? new Date() : null
}

/** Answers why a new password is refused; undefined when it is strong. */
export async function weakness(password: string, person: Pick<Staff, 'phone' | 'name'>) {
  const strength = await import('./password/password-strength.ts')
  return strength.weakness(password, person)
}

/** Loads the word lists early, which takes a second. */
export function prepareWeakness(): void {
  import('./password/password-strength.ts').catch(() => {
    // The later call reports the failure.
  })
}
