import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { hashPassword } from '#app/staff/password/password-hash.server.ts'
import { tokenHash } from '#app/staff/sessions/hashed-sessions.server.ts'
import { staffPhone } from '#app/staff/staff.ts'
import { within } from '#test/helpers/site/within.ts'

/** Signs the cookies of sessions in the journeys' sites. */
export const SESSION_SECRET = 'journeys sign their own sessions with this'

/** Adds someone who has worked here for a while, to the journeys' running site or to one with another data folder. */
export async function addStaff(
  typed: string,
  name: string,
  password: string,
  role = 'owner',
  folder?: string,
): Promise<void> {
  const [id, phone] = [randomUUID(), staffPhone(typed)]
  const hash = await hashPassword(password)
  await within(databaseUrl(folder), async (client) => {
    // Another file of the same worker may have used this phone.
    await client.query('delete from staff_users where phone = $1', [phone])
    await client.query(
      `insert into staff_users (id, name, phone, role, email, lead_scope, can_export, seen_at)
        values ($1, $2, $3, $4, $5, 'all', true, now())`,
      [id, name, phone, role, `${phone.replace('+', '')}@staff.invalid`],
    )
    await client.query(
      `insert into staff_accounts (id, user_id, account_id, provider_id, password)
        values ($1, $2, $2, 'credential', $3)`,
      [randomUUID(), id, hash],
    )
    // A site in daily use; the list of the first days has a journey of its own.
    await client.query('insert into go_live_hidden default values on conflict do nothing')
  })
}

/** The cookie of a new session of the database, as `name` and `value`. */
export async function sessionCookie(typed: string, folder?: string) {
  const token = randomBytes(32).toString('base64url')
  const { rowCount } = await within(databaseUrl(folder), (client) =>
    client.query(
      `insert into staff_sessions (id, user_id, token_hash, expires_at)
        select $1, id, $2, now() + interval '12 hours' from staff_users where phone = $3`,
      [randomUUID(), tokenHash(token), staffPhone(typed)],
    ),
  )
  if (rowCount !== 1) throw new Error(`No one has an account with the phone ${typed}`)
  const signature = createHmac('sha256', SESSION_SECRET).update(token).digest('base64')
  return { name: 'desk.session_token', value: encodeURIComponent(`${token}.${signature}`) }
}

/** Signs someone in by a session of the database; the login form has journeys of its own. */
export async function startSession(page: Page, typed: string, folder?: string): Promise<void> {
  const cookie = await sessionCookie(typed, folder)
  const rest = { httpOnly: true, sameSite: 'Lax', domain: 'localhost', path: '/' } as const
  await page.context().addCookies([{ ...cookie, ...rest }])
}

/** The address of a site's database, as the site itself. */
export function databaseUrl(folder = process.env['E2E_DATA'] ?? ''): string {
  return readFileSync(join(folder, 'database-url'), 'utf8').trim()
}
