import { createHook } from 'node:async_hooks'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { addStaff, findStaffByPhone, resetPassword } from '#app/staff/accounts.server.ts'
import { knownBrowserCookie, knownHere } from '#app/staff/sessions/known-browser.server.ts'
import { forgetSessions, signIn, signOut } from '#app/staff/sessions/session.server.ts'
import { findSignedIn } from '#app/staff/sessions/signed-in.server.ts'
import { db } from '#db/client.server.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const phone = '9876543210'
const password = 'seven quiet lanterns'

// better-auth compares its tables on a connection of its own, which a transaction can't give it.
beforeEach(async () => {
  await addUsualAgent(db, { phone, password })
})

afterEach(async () => {
  await db.deleteFrom('staff_users').where('phone', '=', phone).execute()
  await db.deleteFrom('sign_in_attempts').where('phone', '=', phone).execute()
})

function visit(cookie?: string, origin = 'http://homes.test'): Request {
  return new Request(`${origin}/dashboard`, cookie ? { headers: { Cookie: cookie } } : {})
}

async function signedIn(request = visit()): Promise<string> {
  const result = await signIn(db, request, { phone, password }, '203.0.113.7')
  if (result.kind !== 'signed-in') throw new Error(result.kind)
  return result.cookies.getSetCookie()[0] ?? ''
}

function pair(setCookie: string): string {
  return setCookie.split(';')[0] ?? ''
}

test('a session is a cookie that scripts and other sites cannot use', async () => {
  const plain = await signedIn()
  expect(plain).toMatch(/^desk\.session_token=.*Path=\/; HttpOnly; SameSite=Lax$/)
  const secure = await signedIn(visit(undefined, 'https://homes.test'))
  expect(secure).toMatch(
    /^__Host-desk\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await findSignedIn(db, visit(pair(plain)))).toMatchObject({ phone, role: 'agent' })
})

test('a cookie that was not signed by this deployment is no one’s', async () => {
  const cookie = pair(await signedIn())
  expect(await findSignedIn(db, visit())).toBeUndefined()
  expect(await findSignedIn(db, visit(`${cookie.slice(0, -8)}AAAAAAA%3D`))).toBeUndefined()
})

test('signing in again makes a new session and ends the old one', async () => {
  const first = pair(await signedIn())
  const second = pair(await signedIn(visit(first)))
  expect(second).not.toBe(first)
  expect(await findSignedIn(db, visit(first))).toBeUndefined()
  expect(await findSignedIn(db, visit(second))).toBeDefined()
})

test('a sign-in hashes the password once', async () => {
  let hashes = 0
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') hashes += 1
    },
  }).enable()
  try {
    await signedIn()
  } finally {
    hook.disable()
  }
  expect(hashes).toBe(1)
})

test('a session ends after its working day', async () => {
  const cookie = pair(await signedIn())
  await db
    .updateTable('staff_sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect(await findSignedIn(db, visit(cookie))).toBeUndefined()
  await forgetSessions(db)
  expect(await db.selectFrom('staff_sessions').select('id').execute()).toEqual([])
})

test('a new password ends every session, and the old one no longer works', async () => {
  const cookie = pair(await signedIn())
  const staff = await findStaffByPhone(db, phone)
  if (!staff) throw new Error('no account')
  expect(await resetPassword(db, staff, { password: 'short' })).toMatchObject({ kind: 'weak' })
  expect(await resetPassword(db, staff, { password: 'eight loud lanterns' })).toEqual({
    kind: 'changed',
  })
  expect(await findSignedIn(db, visit(cookie))).toBeUndefined()
  expect(await signIn(db, visit(), { phone, password }, '203.0.113.7')).toEqual({
    kind: 'wrong',
  })
})

test('a phone has one account', async () => {
  const again = await addStaff(db, { name: 'Other', phone, role: 'owner', password })
  expect(again).toEqual({ kind: 'exists', name: 'Front Desk' })
})

test('a sign-in makes its browser known for three months, to itself alone, and a sign-out leaves it', async () => {
  const result = await signIn(db, visit(), { phone, password }, '203.0.113.7')
  const cookies = result.kind === 'signed-in' ? result.cookies.getSetCookie() : []
  const browser = cookies.find((cookie) => cookie.startsWith('desk-browser=')) ?? ''
  expect(browser).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
  const own = await findStaffByPhone(db, phone)
  const isKnown = async (cookie: string) =>
    (await knownHere(visit(cookie)))?.(own?.id ?? '') !== undefined
  expect(await isKnown(pair(browser))).toBe(true)
  expect((await knownHere(visit(pair(browser))))?.('someone else')).toBeUndefined()
  expect(await isKnown('')).toBe(false)
  // Whom it names is said, and signed.
  const forged = pair(browser).replace(/\.[^.]*$/, `.${'A'.repeat(43)}`)
  expect(forged).not.toBe(pair(browser))
  expect(await isKnown(forged)).toBe(false)
  const left = await signOut(db, visit(`${pair(cookies[0] ?? '')}; ${pair(browser)}`))
  expect(left.getSetCookie().join()).not.toContain('desk-browser')
  const others = await knownBrowserCookie(visit(pair(browser)), 'someone else')
  expect(await isKnown(pair(others))).toBe(true)
  vi.useFakeTimers({ now: Date.now() + 91 * 24 * 60 * 60 * 1000, toFake: ['Date'] })
  expect(await isKnown(pair(others))).toBe(false)
  vi.useRealTimers()
})
