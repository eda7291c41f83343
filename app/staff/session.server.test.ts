import { expect, test } from 'vitest'

import type { Executor } from '#app/db.server.ts'
import { inTransaction } from '#test/database.ts'

import { addStaff, findStaffByPhone, resetPassword } from './accounts.server.ts'
import { findSignedIn, signIn, signOut } from './session.server.ts'
import { staffTables } from './staff-tables.server.ts'

const phone = '9876543210'
const password = 'seven quiet lanterns'

function withDesk<T>(work: (trx: Executor) => Promise<T>): Promise<T> {
  return inTransaction(async (trx) => {
    await addStaff(trx, { name: 'Front Desk', phone, role: 'agent', password })
    return work(trx)
  })
}

function visit(cookie?: string, origin = 'http://homes.test'): Request {
  return new Request(`${origin}/dashboard`, cookie ? { headers: { Cookie: cookie } } : {})
}

async function signedIn(trx: Executor, request = visit()): Promise<string> {
  const result = await signIn(trx, request, { phone, password }, '203.0.113.7')
  if (result.kind !== 'signed-in') throw new Error(result.kind)
  return result.cookies.getSetCookie()[0] ?? ''
}

function pair(setCookie: string): string {
  return setCookie.split(';')[0] ?? ''
}

test('a session is a cookie that scripts and other sites cannot use', async () => {
  await withDesk(async (trx) => {
    const plain = await signedIn(trx)
    expect(plain).toMatch(/^desk\.session_token=.*Path=\/; HttpOnly; SameSite=Lax$/)
    const secure = await signedIn(trx, visit(undefined, 'https://homes.test'))
    expect(secure).toMatch(/^__Secure-desk\.session_token=.*HttpOnly; Secure; SameSite=Lax$/)
    expect(await findSignedIn(trx, visit(pair(plain)))).toMatchObject({ phone, role: 'agent' })
  })
})

test('a cookie that was not signed by this deployment is nobody', async () => {
  await withDesk(async (trx) => {
    const cookie = pair(await signedIn(trx))
    expect(await findSignedIn(trx, visit())).toBeUndefined()
    expect(await findSignedIn(trx, visit(`${cookie.slice(0, -8)}AAAAAAA%3D`))).toBeUndefined()
  })
})

test('signing in again makes a new session and ends the old one', async () => {
  await withDesk(async (trx) => {
    const first = pair(await signedIn(trx))
    const second = pair(await signedIn(trx, visit(first)))
    expect(second).not.toBe(first)
    expect(await findSignedIn(trx, visit(first))).toBeUndefined()
    expect(await findSignedIn(trx, visit(second))).toBeDefined()
  })
})

test('signing out ends the session on the server', async () => {
  await withDesk(async (trx) => {
    const cookie = pair(await signedIn(trx))
    const cleared = await signOut(trx, visit(cookie))
    expect(cleared.getSetCookie()[0]).toMatch(/^desk\.session_token=; Max-Age=0/)
    expect(await findSignedIn(trx, visit(cookie))).toBeUndefined()
  })
})

test('a session ends after its working day', async () => {
  await withDesk(async (trx) => {
    const cookie = pair(await signedIn(trx))
    await staffTables(trx)
      .updateTable('staff_sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(await findSignedIn(trx, visit(cookie))).toBeUndefined()
  })
})

test('a new password ends every session, and the old one no longer works', async () => {
  await withDesk(async (trx) => {
    const cookie = pair(await signedIn(trx))
    const staff = await findStaffByPhone(trx, phone)
    if (!staff) throw new Error('no account')
    expect(await resetPassword(trx, staff, 'short')).toMatchObject({ kind: 'weak' })
    expect(await resetPassword(trx, staff, 'eight loud lanterns')).toEqual({ kind: 'changed' })
    expect(await findSignedIn(trx, visit(cookie))).toBeUndefined()
    expect(await signIn(trx, visit(), { phone, password }, '203.0.113.7')).toEqual({
      kind: 'wrong',
    })
  })
})

test('a phone has one account', async () => {
  await withDesk(async (trx) => {
    const again = await addStaff(trx, { name: 'Other', phone, role: 'owner', password })
    expect(again).toEqual({ kind: 'exists', name: 'Front Desk' })
  })
})
