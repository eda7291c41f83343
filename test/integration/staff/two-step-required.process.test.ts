import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { addStaff } from '#app/staff/accounts.server.ts'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { db, pool } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { secretOf, shownCode } from '#test/staff/totp-code.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

// The built app reads it with the first request.
process.env['OWNER_TWO_STEP'] = 'required'

const Origin = 'http://homes.test'
const password = 'seven quiet lanterns'
const owner = `95${randomInt(10_000_000, 99_999_999)}`
const agent = `94${randomInt(10_000_000, 99_999_999)}`
const guarded = ['/dashboard', '/dashboard/team', '/dashboard/contacts', '/dashboard/spam']

beforeAll(async () => {
  await addStaff(db, { name: 'Rukmini Rao', phone: owner, role: 'owner', password })
  await addUsualAgent(db, { name: 'Asha Menon', phone: agent, password })
})
afterAll(async () => {
  await db.deleteFrom('staff_users').where('phone', 'in', [owner, agent]).execute()
  await db.deleteFrom('sign_in_attempts').execute()
  await pool.end()
})

async function signedIn(phone: string): Promise<string> {
  const answer = await postForm('/admin', { phone, password })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function statusOf(path: string, Cookie: string) {
  const answer = await fetchPath(path, { headers: { Cookie } })
  return [answer.status, answer.headers.get('Location')]
}

async function called(): Promise<number> {
  const body = JSON.stringify({ meta: { pid: 'northlight' }, pay: { phone: owner, password } })
  const headers = { 'content-type': 'application/json', pid: 'northlight' }
  return (await fetchPath('/api/v1/admin/allLeads', { method: 'POST', headers, body })).status
}

test('an owner without two-step verification reaches nothing but its set-up, and then everything', async () => {
  const Cookie = await signedIn(owner)
  const setUp = '/dashboard/account/two-step'
  for (const path of guarded) {
    const [status, to = ''] = await statusOf(path, Cookie)
    expect([status, String(to).split('?')[0]]).toEqual([302, setUp])
  }
  const file = await postForm('/dashboard/Leads_List.csv', { q: '' }, { Origin, Cookie })
  expect(file.headers.get('Location')).toBe('/dashboard/account/two-step')
  expect(await called()).toBe(403)
  const page = await fetchPath('/dashboard/account/two-step', { headers: { Cookie } })
  const html = await page.text()
  expect(html).toContain(ownTexts.setUp.required)
  const code = await shownCode(secretOf(/account-secret">([^<]*)</.exec(html)?.[1] ?? ''))
  await postForm('/dashboard/account/two-step', { code, password }, { Origin, Cookie })
  for (const path of guarded) expect(await statusOf(path, Cookie)).toEqual([200, null])
  const form = { password }
  const off = await postForm('/dashboard/account/two-step/end', form, { Origin, Cookie })
  expect(off.headers.get('Location')).toBe('/dashboard/account')
  expect(await statusOf('/dashboard', Cookie)).toEqual([302, '/dashboard/account/two-step'])
})

test('an agent is not asked for one', async () => {
  expect(await statusOf('/dashboard', await signedIn(agent))).toEqual([200, null])
})
