import { writeAudit } from '#app/audit/audit-log.server.ts'
import { setPassword, type PasswordChange } from '#app/staff/accounts.server.ts'
import {
  beginAttempt,
  markSucceeded,
  type TryFrom,
} from '#app/staff/login/sign-in-attempts.server.ts'
import { passwordLength } from '#app/staff/login/sign-in.ts'
import type { Staff } from '#app/staff/staff.ts'
import { endSessions } from '#app/staff/team/people.server.ts'
import type { Executor } from '#db/client.server.ts'

import { hashed } from './hash-row.ts'
import { verifyPassword } from './password-hash.server.ts'

/** Checks the reader's password; attempts count like those of a login. */
export async function checkOwnPassword(
  db: Executor,
  staff: Staff,
  { password, from }: { password: string; from: TryFrom },
): Promise<'right' | 'wrong' | 'wait'> {
  const attempt = await beginAttempt(db, staff.phone, from)
  if (attempt.kind === 'wait') return 'wait'
  if (password === '' || password.length > passwordLength.max) return 'wrong'
  const account = await db
    .selectFrom('staff_accounts')
    .select('password')
    .where('user_id', '=', staff.id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  const hash = account?.password
  if (!hash || !(await hashed(() => verifyPassword({ hash, password })))) return 'wrong'
  await markSucceeded(db, attempt.id)
  return 'right'
}

/** Changes the password and ends all sessions but `session`; `old` is refused, because a given password would stay. */
export async function changeOwnPassword(
  db: Executor,
  staff: Staff,
  { old, fresh, session }: { old: string; fresh: string; session: string },
): Promise<PasswordChange | { kind: 'same' }> {
  if (fresh === old) return { kind: 'same' }
  return setPassword(db, staff, { password: fresh }, async (trx) => {
    await endSessions(trx, staff.id, { except: session })
    await writeAudit(trx, staff, { kind: 'password-changed' })
  })
}
