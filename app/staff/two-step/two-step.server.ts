import { randomBytes } from 'node:crypto'

import { base32 } from '@better-auth/utils/base32'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'
import { endSessions } from '#app/staff/team/people.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { endPendingLogins } from './pending-login.server.ts'
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  spendRecoveryCode,
} from './recovery-codes.server.ts'
import { opened, sealed } from './sealed.server.ts'
import { keyUri, matchingStep } from './totp.ts'

export type TwoStepKey = { uri: string; key: string }

export type Proof = 'code' | 'recovery-code'

export async function hasTwoStep(db: Executor, staffId: string): Promise<boolean> {
  return (await findStep(db, staffId))?.confirmed_at != null
}

/** The same key until it is confirmed; undefined when two-step verification is on. */
export async function beginTwoStep(
  db: Executor,
  person: { id: string; phone: string },
  issuer: string,
): Promise<TwoStepKey | undefined> {
  const found = await findStep(db, person.id)
  if (found?.confirmed_at) return undefined
  const secret = (found && (await opened(found.secret))) ?? (await newSecret(db, person.id))
  const letters = base32.encode(secret, { padding: false })
  return {
    uri: keyUri(secret, issuer, person.phone),
    key: letters.replace(/(.{4})(?=.)/g, '$1 '),
  }
}

/** Turns it on, audited, and ends all sessions but `session` (OWASP ASVS 5.0, 7.4.3); answers recovery codes, undefined for a wrong code. */
export async function confirmTwoStep(
  db: Executor,
  staff: { id: string },
  { typed, session }: { typed: string; session: string },
): Promise<string[] | undefined> {
  const found = await findStep(db, staff.id)
  if (!found || found.confirmed_at) return undefined
  const step = await stepOf(found, typed)
  if (step === undefined) return undefined
  return asOne(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff_two_step')
      .set({ confirmed_at: new Date(), last_step: step })
      .where('user_id', '=', staff.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return undefined
    const codes = await makeRecoveryCodes(trx, staff.id)
    await writeAudit(trx, staff, { kind: 'second-step-on' })
    await endSessions(trx, staff.id, { except: session })
    return codes
  })
}

/** Undefined where two-step verification is off. */
export function renewRecoveryCodes(
  db: Executor,
  staff: { id: string },
): Promise<string[] | undefined> {
  return asOne(db, async (trx) => {
    // Two requests at once leave ten codes, not twenty.
    const found = await stepQuery(trx, staff.id).forUpdate().executeTakeFirst()
    if (!found?.confirmed_at) return undefined
    const codes = await makeRecoveryCodes(trx, staff.id)
    await endPendingLogins(trx, staff.id)
    await writeAudit(trx, staff, { kind: 'recovery-codes-made' })
    return codes
  })
}

/** Uses up a code or recovery code with its audit entry; undefined when it is neither. */
export async function proveTwoStep(
  db: Executor,
  staffId: string,
  typed: string,
): Promise<Proof | undefined> {
  const found = await findStep(db, staffId)
  if (!found?.confirmed_at) return undefined
  const step = await stepOf(found, typed)
  if (step === undefined) {
    return (await useRecoveryCode(db, staffId, typed)) ? 'recovery-code' : undefined
  }
  // Of two requests with the same code the first one wins.
  const { numUpdatedRows } = await db
    .updateTable('staff_two_step')
    .set({ last_step: step })
    .where('user_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? 'code' : undefined
}

/** Turns it off with an audit entry; false when it was off. `by` is null outside a session. */
export function endTwoStep(
  db: Executor,
  staffId: string,
  by: { id: string } | null = null,
): Promise<boolean> {
  return asOne(db, async (trx) => {
    await endPendingLogins(trx, staffId)
    await trx.deleteFrom('staff_recovery_codes').where('user_id', '=', staffId).execute()
    const ended = await trx
      .deleteFrom('staff_two_step')
      .where('user_id', '=', staffId)
      .returning('confirmed_at')
      .executeTakeFirst()
    const isEnded = ended?.confirmed_at != null
    if (isEnded) await writeAudit(trx, by, { kind: 'second-step-off', personId: staffId })
    return isEnded
  })
}

function useRecoveryCode(db: Executor, staffId: string, typed: string): Promise<boolean> {
  return asOne(db, async (trx) => {
    if (!(await spendRecoveryCode(trx, staffId, typed))) return false
    const left = await countRecoveryCodes(trx, staffId)
    await writeAudit(trx, { id: staffId }, { kind: 'recovery-code-used', left })
    return true
  })
}

/** Turns the reader's own off, and ends all sessions but `session` (OWASP ASVS 5.0, 7.4.3). */
export function endOwnTwoStep(db: Executor, staff: { id: string }, session: string): Promise<void> {
  return asOne(db, async (trx) => {
    if (await endTwoStep(trx, staff.id, staff))
      await endSessions(trx, staff.id, { except: session })
  })
}

function findStep(db: Executor, staffId: string) {
  return stepQuery(db, staffId).executeTakeFirst()
}

function stepQuery(db: Executor, staffId: string) {
  return db
    .selectFrom('staff_two_step')
    .select(['secret', 'last_step', 'confirmed_at'])
    .where('user_id', '=', staffId)
}

/** 150 random bits in 25 characters: exactly 40 base32 letters. */
async function newSecret(db: Executor, staffId: string): Promise<string> {
  const secret = randomBytes(19).toString('base64url').slice(0, 25)
  const row = { secret: await sealed(secret), started_at: new Date() }
  await db
    .insertInto('staff_two_step')
    .values({ user_id: staffId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('staff_two_step.confirmed_at', 'is', null),
    )
    .execute()
  return secret
}

async function stepOf({ secret, last_step }: { secret: string; last_step: number }, typed: string) {
  const key = await opened(secret)
  if (key === undefined) return undefined
  const code = asciiDigits(typed).replace(/\D/g, '')
  return matchingStep(key, code, { after: last_step, now: Date.now() })
}
