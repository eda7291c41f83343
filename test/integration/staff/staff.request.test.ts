import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { addStaff } from '#app/staff/accounts.server.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const phone = `98${randomInt(10_000_000, 99_999_999)}`
const password = 'seven quiet lanterns'

beforeAll(async () => {
  await addStaff(db, { name: 'Front Desk', phone, role: 'owner', password })
})

afterAll(async () => {
  await db.deleteFrom('sign_in_attempts').execute()
})

async function logIn(): Promise<string> {
  const response = await postForm('/admin', { phone, password })
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/dashboard')
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

function call(pay: unknown, changes: { pid?: string; body?: string; type?: string } = {}) {
  const { pid = 'northlight', type = 'application/json' } = changes
  const meta = { pid, appName: 'dashboard', ts: '2026-11-21 9:42:10', reqAction: 'allLeads' }
  return fetchPath('/api/v1/admin/allLeads', {
    method: 'POST',
    headers: { pid, 'Content-Type': type },
    body: changes.body ?? JSON.stringify({ meta, pay }),
  })
}

test.each([
  [{ phone: '', password: '' }, 422, signInTexts.incomplete],
  [{ phone: '9876500000', password: '   ' }, 422, signInTexts.incomplete],
  [{ phone: '9876500000', password: 'not the password' }, 401, signInTexts.wrong],
])('a login of %j is answered %i on the page', async (fields, status, message) => {
  const response = await postForm('/admin', fields)
  expect(response.status).toBe(status)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.text()).toContain(message)
})

test('a login from another site is refused', async () => {
  for (const headers of [{ Origin: 'https://evil.test' }, { Origin: 'null' }, {}]) {
    const response = await postForm('/admin', { phone, password }, headers)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.headers.getSetCookie()).toEqual([])
  }
})

test.each(['/dashboard', '/dashboard.data', '/dashboard?q=a'])(
  '%s shows nothing to a stranger',
  async (path) => {
    for (const headers of [{}, { Cookie: 'desk.session_token=made.up' }]) {
      const response = await fetchPath(path, { headers })
      expect([302, 202]).toContain(response.status)
      expect(response.headers.get('Cache-Control')).toContain('no-store')
      expect(await response.text()).not.toContain('"leads"')
    }
  },
)

test('the list is there for a session, never stored, and found by no search engine', async () => {
  const response = await fetchPath('/dashboard', { headers: { Cookie: await logIn() } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(await response.text()).toContain(listTexts.searchHint)
})

test('the scripts of a page of the dashboard carry the nonce of this one answer', async () => {
  const headers = { Cookie: await logIn() }
  const [one, other] = await Promise.all([
    fetchPath('/dashboard', { headers }),
    fetchPath('/dashboard', { headers }),
  ])
  const policy = one.headers.get('Content-Security-Policy') ?? ''
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toBe(other.headers.get('Content-Security-Policy'))
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const scripts = [...(await one.text()).matchAll(/<script\b([^>]*)>/g)].map(([, found]) => found)
  expect(scripts.length).toBeGreaterThan(0)
  for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`)
})

test('opening the login signs out; looking ahead to it does not', async () => {
  const Cookie = await logIn()
  await fetchPath('/admin', { headers: { Cookie, 'Sec-Purpose': 'prefetch' } })
  await fetchPath('/admin', { method: 'HEAD', headers: { Cookie } })
  expect((await fetchPath('/dashboard', { headers: { Cookie } })).status).toBe(200)
  await fetchPath('/admin', { headers: { Cookie } })
  expect((await fetchPath('/dashboard', { headers: { Cookie } })).status).toBe(302)
})

test('a login that is refused leaves a session that another tab began', async () => {
  const Cookie = await logIn()
  const headers = { Origin: 'http://homes.test', Cookie }
  const refused = await postForm('/admin', { phone, password: 'not the password' }, headers)
  expect(refused.status).toBe(401)
  expect((await fetchPath('/dashboard', { headers: { Cookie } })).status).toBe(200)
})

test('signing out ends the session on the server', async () => {
  const Cookie = await logIn()
  const response = await postForm('/sign-out', {}, { Origin: 'http://homes.test', Cookie })
  expect(response.headers.get('Location')).toBe('/admin')
  expect(response.headers.getSetCookie().join()).toContain('desk.session_token=; Max-Age=0')
  expect((await fetchPath('/dashboard', { headers: { Cookie } })).status).toBe(302)
})

test('none of the endpoints of the accounts library is reachable', async () => {
  for (const path of ['/api/auth/sign-in/phone-number', '/api/auth/get-session', '/api/auth/ok']) {
    expect((await fetchPath(path)).status).toBe(404)
  }
})

test('the call answers every lead to the right phone and password', async () => {
  const response = await call({ phone, password })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const body: unknown = await response.json()
  expect(body).toMatchObject({ statusCode: '000', message: signInTexts.success })
  expect(body).toHaveProperty('data', expect.any(Array))
  expect(response.headers.getSetCookie()).toEqual([])
  expect((await call({ phone: Number(phone), password })).status).toBe(200)
})

test.each([
  [{}, 422, signInTexts.incomplete],
  [{ phone: '9876500000' }, 422, signInTexts.incomplete],
  [{ phone: { $ne: 1 }, password: ['x'] }, 422, signInTexts.incomplete],
  [{ phone: '9876500000', password: 'x' }, 401, signInTexts.wrong],
])('the call with %j is answered %i', async (pay, status, message) => {
  const response = await call(pay)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ statusCode: String(status), message })
})

test('a call that is no such call is refused in the same shape', async () => {
  const pay = { phone, password }
  const answers = [
    [await call(pay, { body: '{' }), 400],
    [await call(undefined), 400],
    [await call(pay, { pid: 'other' }), 403],
    [await fetchPath('/api/v1/admin/allLeads'), 405],
    [await fetchPath('/api/v1/admin/allLeads', { method: 'PUT' }), 405],
    [await call(pay, { body: `{"a":"${'x'.repeat(70_000)}"}` }), 413],
    [await call(pay, { type: 'text/plain' }), 415],
  ] as const
  for (const [response, status] of answers) {
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({
      statusCode: String(status),
      message: expect.any(String),
    })
  }
})

test('after ten wrong tries both doors say to wait, and for how long', async () => {
  for (let index = 0; index < 10; index += 1) {
    await call({ phone: '9876500001', password: 'x' })
  }
  const answered = await call({ phone, password })
  const shown = await postForm('/admin', { phone, password })
  for (const response of [answered, shown]) {
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(800)
    expect(await response.text()).toContain(signInTexts.wait)
  }
})
