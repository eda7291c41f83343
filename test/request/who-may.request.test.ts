import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { addressNames, addresses, type AddressName } from '#app/addresses.ts'
import { db, pool } from '#app/db.server.ts'
import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import { suspendStaff } from '#app/staff/suspensions.server.ts'

import { ask, postForm } from '../app.ts'
import { whoMay, type Row } from '../staff/who-may.ts'

const password = 'seven quiet lanterns'
const meta = { pid: 'northlight' }
const roles = ['nobody', 'agent', 'suspended', 'owner'] as const
type Role = (typeof roles)[number]
const Origin = 'http://homes.test'
const phones = new Map<Role, string>()

beforeAll(async () => {
  for (const role of roles) {
    const phone = `97${randomInt(10_000_000, 99_999_999)}`
    phones.set(role, phone)
    if (role === 'nobody') continue
    await addStaff(db, {
      name: `The ${role}`,
      phone,
      role: role === 'owner' ? 'owner' : 'agent',
      password,
    })
    await db
      .updateTable('staff_users')
      .set({ may_export: false })
      .where('phone', '=', phone)
      .execute()
  }
})

afterAll(async () => {
  await db
    .deleteFrom('staff_users')
    .where('phone', 'in', [...phones.values()])
    .execute()
  await db.deleteFrom('sign_in_attempts').execute()
  await pool.end()
})

const cookies = new Map<Role, string>([['nobody', '']])

async function cookieOf(role: Role): Promise<string> {
  const known = cookies.get(role)
  const cookie = known ?? (await signIn(role))
  cookies.set(role, cookie)
  return cookie
}

async function signIn(role: Role): Promise<string> {
  const phone = phones.get(role) ?? ''
  if (role === 'suspended')
    await db.updateTable('staff_suspensions').set({ restored_at: new Date() }).execute()
  await db.deleteFrom('sign_in_attempts').execute()
  const answer = await postForm('/admin', { phone, password })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(cookie).not.toBe('')
  const staff = await findStaffByPhone(db, phone)
  if (role === 'suspended' && staff) await suspendStaff(db, staff)
  return cookie
}

function pathOf(name: AddressName): string {
  return whoMay[name].path ?? addresses[name].path.replace(':person', 'nobody')
}

function sentBy(row: Row, cookie: string): RequestInit {
  const headers = { Origin, Cookie: cookie }
  if (row.json === undefined) {
    return { method: 'POST', headers, body: new URLSearchParams(row.form ?? {}) }
  }
  const json = { 'content-type': 'application/json', pid: 'northlight' }
  return { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(row.json) }
}

/** Opening the login, and signing out, end the session of whoever asks. */
const ending: ReadonlySet<AddressName> = new Set(['signIn', 'signOut'])

test.each(addressNames)('%s answers each of them as the table says', async (name) => {
  const row = whoMay[name]
  const got: number[] = []
  const posted: number[] = []
  for (const role of roles) {
    const answer = await ask(pathOf(name), { headers: { Cookie: await cookieOf(role) } })
    await answer.body?.cancel()
    got.push(answer.status)
    if (!row.post) continue
    const written = await ask(pathOf(name), sentBy(row, await cookieOf(role)))
    await written.body?.cancel()
    posted.push(written.status)
    if (ending.has(name) && role !== 'nobody') cookies.delete(role)
  }
  expect({ got, posted }).toEqual({ got: row.get, posted: row.post ?? [] })
})

test.each(addressNames.filter((name) => addresses[name].frame === 'desk'))(
  '%s leads nobody and a suspended agent to the login, by whichever way they ask',
  async (name) => {
    for (const cookie of ['', await cookieOf('suspended')])
      for (const init of [{ headers: { Cookie: cookie } }, sentBy(whoMay[name], cookie)]) {
        const answer = await ask(pathOf(name), init)
        expect(answer.headers.get('Location')).toBe('/admin')
        const asData = await ask(`${pathOf(name)}.data`, init)
        expect(await asData.text()).not.toMatch(/"(?:leads|people|record|staff)"/)
      }
  },
)

test('who may not export gets no file, is told so, and sees no button', async () => {
  const Cookie = await cookieOf('agent')
  const init = { method: 'POST', headers: { Origin, Cookie }, body: new URLSearchParams({ q: '' }) }
  const refused = await ask('/dashboard/Leads_List.csv', init)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('You may not export leads.')
  const shown = await (await ask('/dashboard', { headers: { Cookie } })).text()
  expect(shown).not.toContain('desk-export')
  const pay = { phone: phones.get('agent'), password }
  const json = { 'content-type': 'application/json', pid: 'northlight' }
  const body = JSON.stringify({ meta, pay })
  const called = await ask('/api/v1/admin/allLeads', { method: 'POST', headers: json, body })
  expect(called.status).toBe(403)
})
