import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addressNames, addresses, type AddressName } from '#app/config/addresses.ts'
import { withReturn } from '#app/staff/login/return-path.ts'
import { exportTexts } from '#app/strings/en/export.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { isShort } from '#test/helpers/site/short.ts'
import {
  addPeople,
  password,
  removePeople,
  roles,
  signIn,
  type Person,
  type Role,
} from '#test/staff/each-role.ts'
import type { Row } from '#test/staff/who-may-row.ts'
import { isDashboardPage, statusesOf, whoMay } from '#test/staff/who-may.ts'

const meta = { pid: 'northlight' }
const Origin = 'http://homes.test'
let people: Record<Role, Person>

beforeAll(async () => {
  people = await addPeople(false)
})

// All ask from one address, and what asks for a password counts as a try to sign in.
beforeEach(() => db.deleteFrom('sign_in_attempts').execute())

afterAll(async () => {
  await removePeople(people)
})

const cookies = new Map<Role, string>()

async function cookieOf(role: Role): Promise<string> {
  const cookie = cookies.get(role) ?? (await signIn(people[role]))
  cookies.set(role, cookie)
  return cookie
}

function pathOf(name: AddressName): string {
  return whoMay[name].path ?? addresses[name].path.replace(':person', 'unknown')
}

function sentBy(row: Row, cookie: string): RequestInit {
  const headers = { Origin, Cookie: cookie }
  if (row.json === undefined) {
    return { method: 'POST', headers, body: new URLSearchParams(row.form ?? {}) }
  }
  const json = { 'content-type': 'application/json', pid: 'northlight' }
  return { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(row.json) }
}

/** Opening the login, and signing out, end the session of the request. */
const ending: ReadonlySet<AddressName> = new Set(['signIn', 'signOut'])

test.each(addressNames)('%s answers each of them as the table says', async (name) => {
  const row = whoMay[name]
  const got: number[] = []
  const posted: number[] = []
  for (const role of roles) {
    const answer = await fetchPath(pathOf(name), { headers: { Cookie: await cookieOf(role) } })
    await answer.body?.cancel()
    got.push(answer.status)
    if (!row.post) continue
    const written = await fetchPath(pathOf(name), sentBy(row, await cookieOf(role)))
    await written.body?.cancel()
    posted.push(written.status)
    if (ending.has(name) && role !== 'visitor') cookies.delete(role)
  }
  const { get, post } = statusesOf(name)
  expect({ got, posted }).toEqual({ got: get, posted: post })
})

/** From a page that was asked for the way back is known, from what was sent to one it is not. */
function ledTo(path: string, name: AddressName, init: RequestInit): string {
  return init.method === 'POST' ? path : withReturn(path, pathOf(name))
}

/** Of the dashboard's addresses, which go the same way, the gate asks some. */
function someOf(names: readonly AddressName[]): readonly AddressName[] {
  return isShort ? names.filter((_, index) => index % 8 === 0) : names
}

test.each(someOf(addressNames.filter(isDashboardPage)))(
  '%s leads strangers and a suspended agent to the login, by whichever way they ask',
  async (name) => {
    for (const cookie of ['', await cookieOf('suspended')])
      for (const init of [{ headers: { Cookie: cookie } }, sentBy(whoMay[name], cookie)]) {
        const answer = await fetchPath(pathOf(name), init)
        expect(answer.headers.get('Location')).toBe(ledTo('/admin', name, init))
        const asData = await fetchPath(`${pathOf(name)}.data`, init)
        expect(await asData.text()).not.toMatch(/"(?:leads|people|record|staff)"/)
      }
  },
)

test.each(someOf(addressNames.filter((name) => isDashboardPage(name) && name !== 'account')))(
  '%s leads who has a given password to where they choose their own',
  async (name) => {
    const Cookie = await cookieOf('given')
    for (const init of [{ headers: { Cookie } }, sentBy(whoMay[name], Cookie)]) {
      const answer = await fetchPath(pathOf(name), init)
      expect(answer.headers.get('Location')).toBe(ledTo('/dashboard/account', name, init))
      const asData = await fetchPath(`${pathOf(name)}.data`, init)
      expect(await asData.text()).not.toMatch(/"(?:leads|people|record)"/)
    }
  },
)

test('news of the dashboard, which have no end, are not answered as data', async () => {
  const headers = { Cookie: await cookieOf('owner') }
  expect((await fetchPath('/dashboard/live.data', { headers })).status).toBe(404)
})

test('who may not export gets no file but a message, and sees no button', async () => {
  const Cookie = await cookieOf('agent')
  const init = { method: 'POST', headers: { Origin, Cookie }, body: new URLSearchParams({ q: '' }) }
  const refused = await fetchPath('/dashboard/Leads_List.csv', init)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain(exportTexts.refusedTitle)
  const shown = await (await fetchPath('/dashboard', { headers: { Cookie } })).text()
  expect(shown).not.toContain('dashboard-export')
  const pay = { phone: people.agent.phone, password }
  const json = { 'content-type': 'application/json', pid: 'northlight' }
  const body = JSON.stringify({ meta, pay })
  const called = await fetchPath('/api/v1/admin/allLeads', { method: 'POST', headers: json, body })
  expect(called.status).toBe(403)
})
