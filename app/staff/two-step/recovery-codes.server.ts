import { createHash, randomBytes } from 'node:crypto'

import { base32 } from '@better-auth/utils/base32'

import { asciiDigits } from '#app/lib/text/digits.ts'
import type { Executor } from '#db/client.server.ts'

const CODES = 10
/** 120 random bits: hashes of such codes reveal none (OWASP ASVS 5.0, 6.5.2). */
const BYTES = 15

export async function makeRecoveryCodes(db: Executor, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await db.deleteFrom('staff_recovery_codes').where('user_id', '=', staffId).execute()
  await db
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ user_id: staffId, code_hash: codeHash(code) })))
    .execute()
  return codes
}

/** False when the code is unknown or used. */
export async function spendRecoveryCode(
  db: Executor,
  staffId: string,
  typed: string,
): Promise<boolean> {
  const row = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', staffId)
    .where('code_hash', '=', codeHash(typed))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Executor, staffId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .select((row) => row.fn.countAll<string>().as('left'))
    .where('user_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

function newCode(): string {
  const letters = base32.encode(randomBytes(BYTES), { padding: false }).toLowerCase()
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

function codeHash(typed: string): string {
  const letters = asciiDigits(typed)
    .toLowerCase()
    .replace(/[^a-z2-7]/g, '')
  return createHash('sha256').update(letters).digest('base64url')
}
