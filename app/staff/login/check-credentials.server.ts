import { setTimeout as sleep } from 'node:timers/promises'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { rehashPassword } from '#app/staff/accounts.server.ts'
import { inHashRow } from '#app/staff/password/hash-row.ts'
import {
  isOutdated,
  nobodysHash,
  verifyPassword,
} from '#app/staff/password/password-hash.server.ts'
import { staffMember, staffPhone } from '#app/staff/staff.ts'
import { proveTwoStep } from '#app/staff/two-step/two-step.server.ts'
import type { Executor } from '#db/client.server.ts'

import {
  beginAttempt,
  forgetAttempt,
  isKnownAddress,
  markSucceeded,
} from './sign-in-attempts.server.ts'
import { passwordLength, type CredentialCheck, type Credentials } from './sign-in.ts'

const strangersHash = nobodysHash()

/** `browserOf`: the id of the known browser for an account, from its cookie. */
type CredentialInput = Credentials & {
  code?: string | undefined
  browserOf?: ((staffId: string) => string | undefined) | undefined
}

/** Milliseconds from the request to the check of the password in a flood: the session must start in time, too. */
const LATEST_MS = 3500

type CheckContext = { phone: string; address: string; inRow: typeof inHashRow; since: number }

/** Checks phone, password and code against the limits; unknown and suspended accounts cost the same hash, so time reveals nothing. */
export async function checkCredentials(
  db: Executor,
  input: CredentialInput,
  address: string,
  inRow = inHashRow,
): Promise<CredentialCheck> {
  const since = performance.now()
  const phone = storable(staffPhone(input.phone))
  if (inRow.isFull() && (await isStranger(db, { phone, address, input }))) return { kind: 'busy' }
  // Counted before the first query, so that a sudden flood does not reach the database.
  const leave = input.browserOf === undefined ? inRow.enter() : undefined
  try {
    return await checkCounted(db, input, { phone, address, inRow, since })
  } finally {
    leave?.()
  }
}

async function checkCounted(
  db: Executor,
  input: CredentialInput,
  { phone, address, inRow, since }: CheckContext,
): Promise<CredentialCheck> {
  const account = await findAccount(db, phone)
  const browser = knownBrowser(input, account)
  const attempt = await beginAttempt(db, phone, { address, browser })
  if (attempt.kind === 'wait') return attempt
  if (input.password.length > passwordLength.max) return { kind: 'wrong' }
  const hash = account?.password ?? strangersHash
  const priority = attempt.isKnown ? 'known' : 'stranger'
  const verify = () => verifyPassword({ hash, password: input.password })
  const right = await Promise.race([inRow(priority, verify, since), lateFrom(since, inRow.isFull)])
  if (right === 'busy') {
    await forgetAttempt(db, attempt.id)
    return { kind: 'busy' }
  }
  if (!right || !account) return { kind: 'wrong' }
  await renew(db, account, { hash, password: input.password })
  return letIn(db, account, { code: input.code, attempt: attempt.id })
}

async function letIn(
  db: Executor,
  account: Account,
  { code, attempt }: { code: string | undefined; attempt: string },
): Promise<CredentialCheck> {
  if (account.suspension) {
    await writeAudit(db, null, { kind: 'sign-in-refused', personId: account.id })
    return { kind: 'wrong' }
  }
  const staff = staffMember.parse(account)
  if (account.twoStep) {
    // A password alone is no success: an attacker would get a new attempt at the code for each address.
    if (code === undefined) return { kind: 'two-step', staff, attempt }
    if (!(await proveTwoStep(db, staff.id, code))) return { kind: 'wrong' }
  }
  await markSucceeded(db, attempt)
  return { kind: 'right', staff }
}

/** Times out in a flood alone; a slow, idle machine may take longer. */
async function lateFrom(since: number, isFlooded: () => boolean): Promise<'busy'> {
  const left = since + LATEST_MS - performance.now()
  await sleep(Math.max(0, left), undefined, { ref: false })
  return isFlooded() ? 'busy' : new Promise(() => {})
}

function knownBrowser(input: CredentialInput, account: Account | undefined): string | undefined {
  return account && input.browserOf?.(account.id)
}

/** In a flood one query costs less than an attempt without a client. */
async function isStranger(
  db: Executor,
  { phone, address, input }: { phone: string; address: string; input: CredentialInput },
): Promise<boolean> {
  return input.browserOf === undefined && !(await isKnownAddress(db, phone, address))
}

async function renew(db: Executor, account: Account, right: { hash: string; password: string }) {
  // The response time must not reveal that a suspended account's password is correct.
  if (isOutdated(right.hash) && !account.suspension) await rehashPassword(db, account.id, right)
}

/** PostgreSQL text holds no NUL, and an unlimited phone would make an unlimited row. */
function storable(phone: string): string {
  return phone.replaceAll('\0', '').slice(0, 32)
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

function findAccount(db: Executor, phone: string) {
  return db
    .selectFrom('staff_users')
    .innerJoin('staff_accounts', 'staff_accounts.user_id', 'staff_users.id')
    .leftJoin('staff_suspensions', (join) =>
      join
        .onRef('staff_suspensions.user_id', '=', 'staff_users.id')
        .on('staff_suspensions.restored_at', 'is', null),
    )
    .leftJoin('staff_two_step', (join) =>
      join
        .onRef('staff_two_step.user_id', '=', 'staff_users.id')
        .on('staff_two_step.confirmed_at', 'is not', null),
    )
    .select([
      'staff_suspensions.id as suspension',
      'staff_two_step.user_id as twoStep',
      'staff_users.id',
      'staff_users.name',
      'staff_users.phone',
      'staff_users.role',
      'staff_users.lead_scope as leadScope',
      'staff_users.can_export as canExport',
      'staff_users.can_edit as canEdit',
      'staff_accounts.password',
    ])
    .select(({ eb }) => eb('temporary_password_at', 'is not', null).as('passwordIsGiven'))
    .where('staff_users.phone', '=', phone)
    .where('staff_accounts.provider_id', '=', 'credential')
    .executeTakeFirst()
}
