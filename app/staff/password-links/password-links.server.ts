import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import {
  endPasswordLink,
  insertStaff,
  storePassword,
  weakness,
  type PasswordChange,
} from '#app/staff/accounts.server.ts'
import { hashed } from '#app/staff/password/hash-row.ts'
import { hashPassword } from '#app/staff/password/password-hash.server.ts'
import { tokenHash } from '#app/staff/sessions/hashed-sessions.server.ts'
import { staffMember, type Staff } from '#app/staff/staff.ts'
import type { NewPerson } from '#app/staff/team/new-person.ts'
import { endSessions } from '#app/staff/team/people.server.ts'
import { withPerson } from '#app/staff/team/with-person.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { LINK_HOURS } from './link-hours.ts'

/** The token is stored as a hash alone, so no one can show the link a second time. */
export type PasswordLink = { token: string; expiresAt: Date }

const TOKEN_BYTES = 32

/** Lower case, because the site redirects other paths. */
export function isPasswordToken(text: string): boolean {
  return /^[\da-f]{64}$/.test(text)
}

export function passwordLinkPath(token: string): string {
  return `/join/${token}`
}

type Invited =
  | { kind: 'invited'; id: string; link: PasswordLink }
  | { kind: 'exists'; name: string }

/** Creates an account without a password, and the link with which its person sets one. */
export function invitePerson(db: Executor, person: NewPerson, by: Staff): Promise<Invited> {
  return asOne(db, async (trx): Promise<Invited> => {
    const id = await insertStaff(trx, person, { password: null, kind: 'invited' }, by)
    if (id !== undefined) return { kind: 'invited', id, link: await storeLink(trx, id, by) }
    const other = await trx
      .selectFrom('staff_users')
      .select('name')
      .where('phone', '=', person.phone)
      .executeTakeFirst()
    return { kind: 'exists', name: other?.name ?? person.name }
  })
}

/** A new link for an account that is not suspended; an earlier one stops at once. */
export function makePasswordLink(
  db: Executor,
  id: string,
  by: Staff,
): Promise<{ kind: 'made'; link: PasswordLink } | { kind: 'suspended' | 'absent' }> {
  return withPerson(db, id, async (trx, person) => {
    if (person.isSuspended) return { kind: 'suspended' }
    const link = await storeLink(trx, id, by)
    await writeAudit(trx, by, { kind: 'password-link-made', personId: id })
    return { kind: 'made', link }
  })
}

async function storeLink(trx: Executor, id: string, by: Staff): Promise<PasswordLink> {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const link = {
    token_hash: tokenHash(token),
    made_by: by.id,
    expires_at: sql<Date>`statement_timestamp() + make_interval(hours => ${LINK_HOURS})`,
  }
  const { expires_at } = await trx
    .insertInto('staff_password_links')
    .values({ user_id: id, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { token, expiresAt: expires_at }
}

export type FoundLink = { staff: Staff; isInvited: boolean; madeBy: string; expiresAt: Date }

/** Undefined for a link that is used, replaced or expired, of a suspended account, or whose maker is no active owner any more. */
export async function findPasswordLink(
  db: Executor,
  token: string,
): Promise<FoundLink | undefined> {
  if (!isPasswordToken(token)) return undefined
  const row = await db
    .selectFrom('staff_password_links as link')
    .innerJoin('staff_users', 'staff_users.id', 'link.user_id')
    .innerJoin('staff_users as maker', 'maker.id', 'link.made_by')
    .innerJoin('staff_accounts', (join) =>
      join
        .onRef('staff_accounts.user_id', '=', 'staff_users.id')
        .on('staff_accounts.provider_id', '=', 'credential'),
    )
    .select(['staff_users.id', 'staff_users.name', 'staff_users.phone', 'staff_users.role'])
    .select(['maker.name as madeBy', 'link.expires_at as expiresAt', 'password'])
    .where('link.token_hash', '=', tokenHash(token))
    .where('link.expires_at', '>', sql<Date>`statement_timestamp()`)
    .where('maker.role', '=', 'owner')
    .where(
      sql<boolean>`not exists (select from staff_suspensions
        where user_id in (link.user_id, link.made_by) and restored_at is null)`,
    )
    .executeTakeFirst()
  if (!row) return undefined
  const { madeBy, expiresAt, password, ...staff } = row
  return { staff: staffMember.parse(staff), isInvited: password === null, madeBy, expiresAt }
}

type SetByLink = PasswordChange | { kind: 'gone' }

/** Sets a password, uses up the link and ends all sessions; the lock of the account lets one request alone do it. */
export async function setPasswordByLink(
  db: Executor,
  { staff, token, chosen }: { staff: Staff; token: string; chosen: string },
): Promise<SetByLink> {
  const reason = await weakness(chosen, staff)
  if (reason) return { kind: 'weak', reason }
  // Hashing is slow, so it holds no transaction.
  const password = await hashed(() => hashPassword(chosen))
  const done = await withPerson(db, staff.id, async (trx): Promise<SetByLink> => {
    if (!(await findPasswordLink(trx, token))) return { kind: 'gone' }
    await storePassword(trx, staff.id, { password, temporary_password_at: null })
    await endSessions(trx, staff.id)
    await writeAudit(trx, staff, { kind: 'password-link-used', personId: staff.id })
    return { kind: 'changed' }
  })
  return done.kind === 'absent' ? { kind: 'gone' } : done
}

/** `in-rule`: an assignment rule names the account, and without people a rule is for everyone. */
type Cancelled = { kind: 'cancelled' | 'removed' | 'in-rule' | 'absent' }

/** Ends the link of an account, and removes the account where its person has not joined. */
export function cancelPasswordLink(db: Executor, id: string, by: Staff): Promise<Cancelled> {
  return withPerson(db, id, async (trx, { isInvited }): Promise<Cancelled> => {
    if (!isInvited) {
      if (await endPasswordLink(trx, id))
        await writeAudit(trx, by, { kind: 'password-link-cancelled', personId: id })
      return { kind: 'cancelled' }
    }
    const named = trx.selectFrom('assignment_rule_people').select('rule_id')
    if (await named.where('staff_id', '=', id).executeTakeFirst()) return { kind: 'in-rule' }
    await writeAudit(trx, by, { kind: 'invitation-cancelled', personId: id })
    await trx.deleteFrom('staff_users').where('id', '=', id).execute()
    return { kind: 'removed' }
  })
}
