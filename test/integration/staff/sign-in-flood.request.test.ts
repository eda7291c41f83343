import { afterAll, beforeAll, expect, test } from 'vitest'

import { addStaff } from '#app/staff/accounts.server.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

const password = 'seven quiet lanterns'
const phone = '9612340001'
const Origin = 'http://homes.test'

beforeAll(async () => {
  await addStaff(db, { name: 'Rukmini Rao', phone, role: 'owner', password })
})
afterAll(async () => {
  await db.deleteFrom('staff_users').where('phone', '=', phone).execute()
  await db.deleteFrom('sign_in_attempts').execute()
})

function signIn(given: { phone: string; password: string }, peer: string, Cookie = '') {
  const headers = { Origin, ...(Cookie !== '' && { Cookie }) }
  return fetchPath(
    '/admin',
    { method: 'POST', headers, body: new URLSearchParams(given) },
    { peer },
  )
}

function call(given: { phone: string; password: string }, peer: string) {
  const headers = { 'content-type': 'application/json', pid: 'northlight' }
  const body = JSON.stringify({ meta: { pid: 'northlight' }, pay: given })
  return fetchPath('/api/v1/admin/allLeads', { method: 'POST', headers, body }, { peer })
}

/** More at once than the row of hashes holds, from ever other addresses; `statuses` has the answers so far. */
function flood() {
  const statuses: number[] = []
  const asked = Array.from({ length: 14 }, async (_, index) => {
    const given = { phone: String(9_612_350_000 + index), password: 'eight loud lanterns' }
    const send = index % 2 === 0 ? signIn : call
    const answer = await send(given, `198.51.100.${index + 1}`)
    statuses.push(answer.status)
    return answer
  })
  return { statuses, asked }
}

test('while strangers flood the sign-in, a known browser still comes in, and the busy answer says when to come again', async () => {
  const first = await signIn({ phone, password }, '203.0.113.20')
  expect(first.headers.get('Location')).toBe('/dashboard')
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';', 1).join())
  const browser = cookies.find((cookie) => cookie.startsWith('desk-browser=')) ?? ''
  const { statuses, asked } = flood()
  await expect.poll(() => statuses.includes(503), { timeout: 20_000, interval: 5 }).toBe(true)
  const known = await signIn({ phone, password }, '203.0.113.21', browser)
  expect([known.status, known.headers.get('Location')]).toEqual([302, '/dashboard'])
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(14 - refused.length)
  expect(refused.length).toBeGreaterThanOrEqual(5)
  for (const answer of refused) {
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(await answer.text()).toContain(signInTexts.busy)
  }
}, 60_000)
