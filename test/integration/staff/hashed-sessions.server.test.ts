import { createHmac } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { signIn } from '#app/staff/sessions/session.server.ts'
import { findSignedIn } from '#app/staff/sessions/signed-in.server.ts'
import { db } from '#db/client.server.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const phone = '9876543299'
const password = 'seven quiet lanterns'
const secretFile = join(ofWorker('dataFolder'), 'session-secret')

beforeEach(async () => {
  await addUsualAgent(db, { phone, password })
})

afterEach(async () => {
  await db.deleteFrom('staff_users').where('phone', '=', phone).execute()
  await db.deleteFrom('sign_in_attempts').where('phone', '=', phone).execute()
})

function visit(cookie = ''): Request {
  return new Request('http://homes.test/dashboard', { headers: { Cookie: cookie } })
}

async function cookieOfNewSession(): Promise<string> {
  const result = await signIn(db, visit(), { phone, password }, '203.0.113.7')
  if (result.kind !== 'signed-in') throw new Error(result.kind)
  return result.cookies.getSetCookie()[0]?.split(';')[0] ?? ''
}

test('who copies the database opens no session, even with the secret that signs cookies', async () => {
  const cookie = await cookieOfNewSession()
  const [name = '', signed = ''] = cookie.split('=')
  const [token = '', signature = ''] = decodeURIComponent(signed).split(/\.(?=[^.]*$)/)
  expect(signature).toBe(sign(token))
  expect(await findSignedIn(db, visit(cookie))).toMatchObject({ phone })
  const [stored] = await db.selectFrom('staff_sessions').select('token_hash').execute()
  const copied = stored?.token_hash ?? ''
  expect(copied).not.toContain(token)
  const made = `${name}=${encodeURIComponent(`${copied}.${sign(copied)}`)}`
  expect(await findSignedIn(db, visit(made))).toBeUndefined()
})

test('what signs the cookies is a file that only we may read', async () => {
  await cookieOfNewSession()
  expect(statSync(secretFile).mode & 0o777).toBe(0o600)
  expect(secret().length).toBeGreaterThanOrEqual(32)
})

function sign(text: string): string {
  return createHmac('sha256', secret()).update(text).digest('base64')
}

function secret(): string {
  return readFileSync(secretFile, 'utf8').trim()
}
