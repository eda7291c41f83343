import { randomUUID } from 'node:crypto'

import { recordRow, writeRecord } from '#app/audit/audit-log.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { hashed } from './password/hash-row.ts'
import { hashPassword } from './password/password-hash.server.ts'
import { endSessions } from './team/people.server.ts'
import { staffMember, type Staff } from './staff.ts'

/** A password, and whether another than its person chose it, who then must choose one to go in. */
export type ChosenPassword = { password: string; isGiven?: boolean }
export type NewStaff = Pick<Staff, 'name' | 'phone' | 'role'> &
  Partial<Pick<Staff, 'sees' | 'mayExport'>> &
  ChosenPassword
export type AddStaff =
  | { kind: 'added'; id: string }
  | { kind: 'exists'; name: string }
  | { kind: 'weak'; reason: string }

/** better-auth wants an email on every user; staff have none: this is one that no mail can ever reach. */
export function staffEmail(phone: string): string {
  return `${phone.replace('+', '')}@staff.invalid`
}

/**
 * Makes an account that can sign in with phone and password, and its line of the record, in one
 * statement: never one without the other. Who sees all leads or makes files is told so; others see their own and
 * make none. `by` is who adds it, null for nobody who is signed in.
 */
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
  const id = randomUUID()
  const { name, phone, role, sees = 'own', mayExport: may_export = false } = person
  const email = staffEmail(phone)
  const line = recordRow(by, { kind: 'account-added', personId: id, role })
  const added = await db
    .with('person', (query) =>
      query
        .insertInto('staff_users')
        .values({ id, name, phone, role, email, sees, may_export })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .with('line', (query) =>
      query
        .insertInto('record')
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
    .columns(['id', 'user_id', 'account_id', 'provider_id', 'password', 'password_given_at'])
    .expression((query) =>
      query
        .selectFrom('person')
        .select((row) => [
          row.val(randomUUID()).as('id'),
          'person.id as user_id',
          'person.id as account_id',
          row.val('credential').as('provider_id'),
          row.val(password).as('password'),
          row.val(givenAt(person)).as('password_given_at'),
        ]),
    )
    .returning('user_id')
    .executeTakeFirst()
  return added ? { kind: 'added', id } : { kind: 'exists', name }
}

export type PasswordChange = { kind: 'changed' } | { kind: 'weak'; reason: string }

/**
 * Gives an account a new password, ends all its sessions and writes the line of the record: all of it, or
 * nothing. Answers why a weak one is refused. `by` is who does it, null for nobody who is signed in.
 */
export function resetPassword(
  db: Executor,
  staff: Staff,
  chosen: ChosenPassword,
  by: { id: string } | null = null,
): Promise<PasswordChange> {
  return setPassword(db, staff, chosen, async (trx) => {
    await endSessions(trx, staff.id)
    await writeRecord(trx, by, { kind: 'password-reset', personId: staff.id })
  })
}

/** Gives an account a new password, with what belongs to it, or neither; answers why a weak one is refused. */
export async function setPassword(
  db: Executor,
  staff: Staff,
  chosen: ChosenPassword,
  besides: (trx: Executor) => Promise<void>,
): Promise<PasswordChange> {
  const reason = await weakness(chosen.password, staff)
  if (reason) return { kind: 'weak', reason }
  // It takes long: nothing of the database is held meanwhile.
  const password = await hashed(() => hashPassword(chosen.password))
  return asOne(db, async (trx): Promise<PasswordChange> => {
    await trx
      .updateTable('staff_accounts')
      .set({ password, password_given_at: givenAt(chosen), updated_at: new Date() })
      .where('user_id', '=', staff.id)
      .where('provider_id', '=', 'credential')
      .execute()
    await besides(trx)
    return { kind: 'changed' }
  })
}

/** Keeps the password of `hash` as one is kept today, unless there is another by now. */
export async function hashAnew(
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

/** What the desk knows of an account by its own columns. */
export const staffColumns = [
  'id',
  'name',
  'phone',
  'role',
  'sees',
  'may_export as mayExport',
  'may_edit as mayEdit',
] as const

/** The account of a phone in its stored form. */
export async function findStaffByPhone(db: Executor, phone: string): Promise<Staff | undefined> {
  const row = await db
    .selectFrom('staff_users')
    .select(staffColumns)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row && staffMember.parse(row)
}

function givenAt({ isGiven = false }: ChosenPassword): Date | null {
  return isGiven ? new Date() : null
}

/** Why a new password of someone is refused, or undefined when it is good enough. */
export async function weakness(password: string, person: Pick<Staff, 'phone' | 'name'>) {
  const strength = await import('./password/password-strength.ts')
  return strength.weakness(password, person)
}

/** Reads the lists of guessed passwords, which takes a second, while their page is looked at. */
export function prepareWeakness(): void {
  import('./password/password-strength.ts').catch(() => {
    // Who needs them finds out.
  })
}
