import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { insertStaff, weakness } from '#app/staff/accounts.server.ts'
import { hashed } from '#app/staff/password/hash-row.ts'
import { hashPassword } from '#app/staff/password/password-hash.server.ts'
import { isPasswordToken } from '#app/staff/password-links/password-links.server.ts'
import { tokenHash } from '#app/staff/sessions/hashed-sessions.server.ts'
import type { PersonDetails } from '#app/staff/team/person-details.ts'
import { lockAccounts } from '#app/staff/team/with-person.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

const TOKEN_BYTES = 32

/** People of example data are users without an account. */
const noAccount = sql<boolean>`not exists (select from staff_accounts)`

/** The address of a new link for the first owner; undefined once there is an account. Earlier links stay valid: another process may have printed one. */
export async function makeSetupLink(db: Executor, port: number): Promise<string | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const { rows } = await sql`
    with expired as (delete from setup_links where expires_at <= statement_timestamp())
    insert into setup_links (token_hash, expires_at)
      select ${tokenHash(token)}, statement_timestamp() + interval '24 hours' where ${noAccount}
      returning token_hash`.execute(db)
  if (rows.length === 0) return undefined
  return `${siteOrigin(config.PUBLIC_URL) || `http://localhost:${port}`}/setup/${token}`
}

/** Until when the link is valid; undefined where it is used or expired, or an account exists. */
export async function findSetupLink(db: Executor, token: string): Promise<Date | undefined> {
  if (!isPasswordToken(token)) return undefined
  const row = await db
    .selectFrom('setup_links')
    .select('expires_at')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', sql<Date>`statement_timestamp()`)
    .where(noAccount)
    .executeTakeFirst()
  return row?.expires_at
}

type SetUp = { kind: 'created'; id: string } | { kind: 'weak'; reason: string } | { kind: 'gone' }

/** Creates the first owner and ends every link; of two requests at once, one gets `gone`. */
export async function createFirstOwner(
  db: Executor,
  token: string,
  { password, ...person }: PersonDetails & { password: string },
): Promise<SetUp> {
  const reason = await weakness(password, person)
  if (reason) return { kind: 'weak', reason }
  // Hashing is slow, so it holds no transaction.
  const hash = await hashed(() => hashPassword(password))
  return asOne(db, async (trx): Promise<SetUp> => {
    await lockAccounts(trx)
    if (!(await findSetupLink(trx, token))) return { kind: 'gone' }
    const stored = { password: hash, kind: 'first-owner' } as const
    const id = await insertStaff(trx, { ...person, role: 'owner' }, stored, null)
    if (id === undefined) return { kind: 'gone' }
    await trx.deleteFrom('setup_links').execute()
    return { kind: 'created', id }
  })
}
