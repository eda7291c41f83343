import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addStaff } from '#app/staff/accounts.server.ts'
import { db } from '#db/client.server.ts'
import { cookiesOf, fetchPath, postForm } from '#test/helpers/site/app.ts'
import { secretOf, shownCode } from '#test/staff/totp-code.ts'

const Origin = 'http://homes.test'
const password = 'seven quiet lanterns'
const phone = `96${randomInt(10_000_000, 99_999_999)}`

beforeAll(async () => {
  await addStaff(db, { name: 'Rukmini Rao', phone, role: 'owner', password })
})
beforeEach(() => db.deleteFrom('sign_in_attempts').execute())
afterAll(async () => {
  await db.deleteFrom('staff_users').where('phone', '=', phone).execute()
})

function post(path: string, fields: Record<string, string>, Cookie = '') {
  return postForm(path, fields, { Origin, Cookie })
}

async function shown(path: string, Cookie: string): Promise<string> {
  return (await fetchPath(path, { headers: { Cookie } })).text()
}

/** Sets up two-step verification by its page; answers its secret. */
async function setUp(): Promise<string> {
  const Cookie = cookiesOf(await post('/admin', { phone, password }))
  const path = '/dashboard/account/two-step'
  const secret = secretOf(/account-secret">([^<]*)</.exec(await shown(path, Cookie))?.[1] ?? '')
  await post(path, { code: await shownCode(secret), password }, Cookie)
  // As when another half minute has begun: the code that is shown was used by no one.
  await db.updateTable('staff_two_step').set({ last_step: 0 }).execute()
  return secret
}

test('a login leads to the page that was asked for, and off the dashboard never', async () => {
  const to = async (asked: string) => {
    const answer = await post(`/admin?returnTo=${encodeURIComponent(asked)}`, { phone, password })
    return answer.headers.get('Location')
  }
  const asked = await fetchPath('/dashboard/follow-ups?from=mail')
  expect(asked.headers.get('Location')).toBe(
    '/admin?returnTo=%2Fdashboard%2Ffollow-ups%3Ffrom%3Dmail',
  )
  expect((await fetchPath('/dashboard')).headers.get('Location')).toBe('/admin')
  expect((await post('/dashboard/undo', { changeSetId: '1' })).headers.get('Location')).toBe(
    '/admin',
  )
  expect(await to('/dashboard/follow-ups?from=mail')).toBe('/dashboard/follow-ups?from=mail')
  for (const evil of ['//evil.test', 'https://evil.test/dashboard', '/\\evil.test', '/admin', '/'])
    expect(await to(evil), evil).toBe('/dashboard')
  const refused = await post('/admin?returnTo=%2Fdashboard%2Ffollow-ups', {
    phone,
    password: 'not it',
  })
  expect(await refused.text()).toContain('action="/admin?returnTo=%2Fdashboard%2Ffollow-ups"')
})

test('and so it does after two-step verification', async () => {
  const secret = await setUp()
  const login = await post('/admin?returnTo=%2Fdashboard%2Ffollow-ups', { phone, password })
  const path = login.headers.get('Location') ?? ''
  expect(path).toBe('/admin/code?returnTo=%2Fdashboard%2Ffollow-ups')
  const Cookie = cookiesOf(login)
  expect(await shown(path, Cookie)).toContain(
    'action="/admin/code?returnTo=%2Fdashboard%2Ffollow-ups"',
  )
  const pending = await fetchPath('/dashboard/follow-ups', { headers: { Cookie } })
  expect(pending.headers.get('Location')).toBe(path)
  const done = await post(path, { code: await shownCode(secret) }, Cookie)
  expect(done.headers.get('Location')).toBe('/dashboard/follow-ups')
})
