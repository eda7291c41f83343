import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pLimit from 'p-limit'

import type { Executor } from '#app/db.server.ts'

import { beginAttempt, markSucceeded } from './sign-in-attempts.server.ts'
import { passwordLength, type CredentialCheck, type Credentials } from './sign-in.ts'
import { staffMember, staffPhone } from './staff.ts'

/** Each takes 32 MB and one of the four threads that files and compression need as well. */
const oneOfFew = pLimit(2)

/** Made at start, so that the first unknown phone takes no longer than the next. */
const strangersHash = hashPassword(crypto.randomUUID())

/**
 * Whether a phone and a password belong together, counted against the limits. An unknown phone or a
 * suspended account costs the same hashing as a wrong password, so that the time says no more than
 * the answer.
 */
export async function checkCredentials(
  db: Executor,
  given: Credentials,
  address: string,
): Promise<CredentialCheck> {
  const phone = storable(staffPhone(given.phone))
  const attempt = await beginAttempt(db, phone, address)
  if (attempt.kind === 'wait') return attempt
  if (given.password.length > passwordLength.max) return { kind: 'wrong' }
  const account = await findAccount(db, phone)
  const hash = account?.password ?? (await strangersHash)
  const right = await oneOfFew(() => verifyPassword({ hash, password: given.password }))
  if (!right || !account?.password || account.suspension) return { kind: 'wrong' }
  await markSucceeded(db, attempt.id)
  return { kind: 'right', staff: staffMember.parse(account) }
}

/** PostgreSQL text holds no NUL, and a phone of any length would make a row of any length. */
function storable(phone: string): string {
  return phone.replaceAll('\0', '').slice(0, 32)
}

function findAccount(db: Executor, phone: string) {
  return db
    .selectFrom('staff_users')
    .innerJoin('staff_accounts', 'staff_accounts.user_id', 'staff_users.id')
    .leftJoin('staff_suspensions', (join) =>
      join
        .onRef('staff_suspensions.user_id', '=', 'staff_users.id')
        .on('staff_suspensions.restored_at', 'is', null),
    )
    .select([
      'staff_suspensions.id as suspension',
      'staff_users.id',
      'staff_users.name',
      'staff_users.phone',
      'staff_users.role',
      'staff_users.sees',
      'staff_users.may_export as mayExport',
      'staff_accounts.password',
    ])
    .where('staff_users.phone', '=', phone)
    .where('staff_accounts.provider_id', '=', 'credential')
    .executeTakeFirst()
}
