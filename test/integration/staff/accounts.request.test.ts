import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { linkTexts } from '#app/strings/en/password-links.ts'
import { db } from '#db/client.server.ts'
import { cookiesOf, fetchPath, postForm } from '#test/helpers/site/app.ts'
import { joinBy, linkIn } from '#test/staff/password-link.ts'
import { secretOf, shownCode } from '#test/staff/totp-code.ts'

const password = 'seven quiet lanterns'
const Origin = 'http://homes.test'
const person = { name: 'Rukmini Rao', phone: '', role: 'owner', password } as const
let phone = ''
let id = ''

beforeAll(async () => {
  phone = newPhone()
  const added = await addStaff(db, { ...person, phone })
  if (added.kind === 'added') id = added.id
})
beforeEach(async () => {
  await db.deleteFrom('sign_in_attempts').execute()
  await db.deleteFrom('staff_two_step').execute()
})
afterAll(async () => {
  await db.deleteFrom('staff_users').where('email', 'like', '%@staff.invalid').execute()
  await db.deleteFrom('sign_in_attempts').execute()
})

function newPhone(): string {
  return `96${randomInt(10_000_000, 99_999_999)}`
}

async function signedIn(as = phone, withPassword = password): Promise<string> {
  const answer = await postForm('/admin', { phone: as, password: withPassword })
  expect(answer.headers.get('Location')).toBe('/dashboard')
  return cookiesOf(answer)
}

function post(path: string, fields: Record<string, string>, Cookie: string) {
  return postForm(path, fields, { Origin, Cookie })
}

async function shown(path: string, Cookie: string): Promise<string> {
  const html = await (await fetchPath(path, { headers: { Cookie } })).text()
  return html.split('<script')[0] ?? ''
}

/** Sets up two-step verification by its pages; answers its secret and the recovery codes. */
async function setUp(Cookie: string) {
  const html = await shown('/dashboard/account/two-step', Cookie)
  const secret = secretOf(/account-secret">([^<]*)</.exec(html)?.[1] ?? '')
  const form = { code: await shownCode(secret), password }
  const answer = await post('/dashboard/account/two-step', form, Cookie)
  const page = await answer.text()
  const codes = [...page.matchAll(/<code>([a-z2-7-]{29})<\/code>/g)].map(([, code = '']) => code)
  return { secret, codes }
}

/** As when another half minute has begun: the code that is shown was used by no one. */
async function nextCode(secret: string): Promise<string> {
  await db.updateTable('staff_two_step').set({ last_step: 0 }).execute()
  return shownCode(secret)
}

async function halfWay(): Promise<string> {
  const answer = await postForm('/admin', { phone, password })
  expect(answer.headers.get('Location')).toBe('/admin/code')
  return cookiesOf(answer)
}

async function called(code?: string, Cookie = ''): Promise<number> {
  const pay = { phone, password, ...(code !== undefined && { code }) }
  const answer = await fetchPath('/api/v1/admin/allLeads', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      pid: 'northlight',
      ...(Cookie !== '' && { Cookie }),
    },
    body: JSON.stringify({ meta: { pid: 'northlight' }, pay }),
  })
  await answer.text()
  return answer.status
}

test('a person is added, changed, suspended and restored, and the audit log says so', async () => {
  const Cookie = await signedIn()
  const other = newPhone()
  const fields = { name: 'Meher Irani', phone: other, role: 'agent' }
  const chosen = 'eight loud lanterns'
  const wrong = await post('/dashboard/team/new', { ...fields, phone: '12' }, Cookie)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('value="Meher Irani"')
  const invited = await post('/dashboard/team/new', fields, Cookie)
  const link = linkIn(await invited.text())
  const at = `/dashboard/team/${(await findStaffByPhone(db, other))?.id}`
  expect(await shown(at, Cookie)).toContain(linkTexts.cancelInvitation)
  const theirs = cookiesOf(await joinBy(link, chosen))
  const panel = await shown(at, Cookie)
  expect(panel).toContain('End session: ')
  expect(panel).not.toContain(linkTexts.cancelInvitation)
  await post(at, { role: 'agent', leadScope: 'all', canExport: 'on' }, Cookie)
  await post(`${at}/suspension`, {}, Cookie)
  expect((await fetchPath('/dashboard', { headers: { Cookie: theirs } })).status).toBe(302)
  const outside = await postForm('/admin', { phone: other, password: chosen })
  expect(outside.status).toBe(401)
  await post(`${at}/restoration`, {}, Cookie)
  const record = await shown('/dashboard/team', Cookie)
  for (const line of [
    'Rukmini Rao invited Meher Irani as agent',
    'Meher Irani set a password with a link',
    'Meher Irani signed in with a link',
    'Rukmini Rao: Meher Irani sees own leads → all leads',
    'Rukmini Rao: Meher Irani can export no → yes',
    'Rukmini Rao suspended Meher Irani',
    'Sign-in refused for Meher Irani: suspended',
    'Rukmini Rao restored the access of Meher Irani',
  ])
    expect(record).toContain(line)
})

test('an owner ends a session and sends a link for a password, after which no one else is signed in there', async () => {
  const other = newPhone()
  const added = await addStaff(db, { ...person, name: 'Dev Kulkarni', phone: other, role: 'agent' })
  const at = `/dashboard/team/${added.kind === 'added' ? added.id : ''}`
  const Cookie = await signedIn()
  const theirs = await signedIn(other)
  const session = /name="session" value="([^"]+)"/.exec(await shown(at, Cookie))?.[1] ?? ''
  await post(`${at}/sessions`, { session }, Cookie)
  expect((await fetchPath('/dashboard', { headers: { Cookie: theirs } })).status).toBe(302)
  const still = await signedIn(other)
  const link = linkIn(await (await post(`${at}/password`, {}, Cookie)).text())
  expect(await statusOf(still)).toBe(200)
  expect((await joinBy(link, 'password12')).status).toBe(422)
  const joined = cookiesOf(await joinBy(link, 'eight loud lanterns'))
  expect([await statusOf(joined), await statusOf(still)]).toEqual([200, 302])
  expect(await signedIn(other, 'eight loud lanterns')).not.toBe('')
})

test('no one suspends or demotes themselves', async () => {
  const Cookie = await signedIn()
  const at = `/dashboard/team/${id}`
  expect((await post(`${at}/suspension`, {}, Cookie)).status).toBe(409)
  expect((await post(at, { role: 'agent', leadScope: 'own' }, Cookie)).status).toBe(409)
  expect((await fetchPath('/dashboard/team', { headers: { Cookie } })).status).toBe(200)
})

test('one’s own password needs the old one, and signs out the other browsers alone', async () => {
  const other = newPhone()
  await addStaff(db, { ...person, phone: other, role: 'agent' })
  const [here, elsewhere] = [await signedIn(other), await signedIn(other)]
  const change = (old: string, fresh: string) =>
    post('/dashboard/account', { old, fresh }, here).then(({ status }) => status)
  expect(await change('not the password', 'eight loud lanterns')).toBe(422)
  expect(await change(password, 'password12')).toBe(422)
  expect(await change(password, password)).toBe(422)
  expect(await change(password, 'eight loud lanterns')).toBe(200)
  expect((await fetchPath('/dashboard', { headers: { Cookie: here } })).status).toBe(200)
  expect((await fetchPath('/dashboard', { headers: { Cookie: elsewhere } })).status).toBe(302)
})

test('with two-step verification the password alone opens nothing', async () => {
  const { codes } = await setUp(await signedIn())
  expect(codes).toHaveLength(10)
  const Cookie = await halfWay()
  const dashboardPage = await fetchPath('/dashboard', { headers: { Cookie } })
  expect(dashboardPage.headers.get('Location')).toBe('/admin/code')
  const second = await fetchPath('/admin/code', { headers: { Cookie } })
  expect(await second.text()).toContain('one-time-code')
  expect(await called()).toBe(401)
})

test('the code of the phone signs in, once', async () => {
  const { secret } = await setUp(await signedIn())
  const code = await nextCode(secret)
  const first = await post('/admin/code', { code }, await halfWay())
  expect(first.headers.get('Location')).toBe('/dashboard')
  const opened = await fetchPath('/dashboard', { headers: { Cookie: cookiesOf(first) } })
  expect(opened.status).toBe(200)
  expect((await post('/admin/code', { code }, await halfWay())).status).toBe(401)
  expect(await called(code)).toBe(401)
  expect(await called(await nextCode(secret))).toBe(200)
})

test('a recovery code signs in, once, however it is typed', async () => {
  const { codes } = await setUp(await signedIn())
  const [code = ''] = codes
  const typed = code.toUpperCase().replaceAll('-', ' ')
  const first = await post('/admin/code', { code: typed }, await halfWay())
  expect(first.headers.get('Location')).toBe('/dashboard')
  expect((await post('/admin/code', { code }, await halfWay())).status).toBe(401)
  expect(await shown('/dashboard/account', cookiesOf(first))).toContain('9 recovery codes left')
})

test('wrong codes are counted like wrong passwords', async () => {
  await setUp(await signedIn())
  const Cookie = await halfWay()
  const statuses: number[] = []
  for (let index = 0; index < 10; index += 1)
    statuses.push((await post('/admin/code', { code: '000000' }, Cookie)).status)
  expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 401))
  expect(statuses[9]).toBe(429)
})

test('ten wrong passwords from strangers leave a known browser its password, its code and the call', async () => {
  const first = await postForm('/admin', { phone, password })
  const browser = cookiesOf(first)
  const { secret } = await setUp(browser)
  await db.deleteFrom('sign_in_attempts').where('phone', '=', phone).execute()
  const tries = Array.from({ length: 10 }, () => ({ address: '198.51.100.7', phone }))
  await db.insertInto('sign_in_attempts').values(tries).execute()
  expect((await postForm('/admin', { phone, password })).status).toBe(429)
  const calls = [await called('000000'), await called('000000', browser)]
  expect(calls).toEqual([429, 401])
  const again = await post('/admin', { phone, password }, browser)
  expect(again.headers.get('Location')).toBe('/admin/code')
  const pending = `${cookiesOf(again)}; ${/desk-browser=[^;]+/.exec(browser)?.[0]}`
  const within = await post('/admin/code', { code: await nextCode(secret) }, pending)
  expect(within.headers.get('Location')).toBe('/dashboard')
  const wrong = { old: 'not this one', fresh: '' }
  const old = await post('/dashboard/account', wrong, cookiesOf(within))
  expect(old.status).toBe(422)
})

test('a cookie that was made up is not half way in', async () => {
  await setUp(await signedIn())
  const made = Buffer.from(JSON.stringify({ staffId: id, attempt: '1', until: 9e15 })).toString(
    'base64',
  )
  const Cookie = `desk.half_way=${encodeURIComponent(`${made}.AAAA`)}`
  const answer = await fetchPath('/admin/code', { headers: { Cookie } })
  expect(await answer.text()).not.toContain('one-time-code')
})

async function statusOf(Cookie: string): Promise<number> {
  return (await fetchPath('/dashboard', { headers: { Cookie } })).status
}

test('two-step verification that is turned on or off signs out the other browsers alone', async () => {
  const [here, elsewhere] = [await signedIn(), await signedIn()]
  const { codes } = await setUp(here)
  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 302])
  const again = await post('/admin/code', { code: codes[0] ?? '' }, await halfWay())
  const secondBrowser = cookiesOf(again)
  expect(await statusOf(secondBrowser)).toBe(200)
  await post('/dashboard/account/two-step/end', { password }, here)
  expect([await statusOf(here), await statusOf(secondBrowser)]).toEqual([200, 302])
})

test('who found a dashboard open sets up no two-step verification: that asks for the password, too', async () => {
  const Cookie = await signedIn()
  const html = await shown('/dashboard/account/two-step', Cookie)
  const code = await shownCode(secretOf(/account-secret">([^<]*)</.exec(html)?.[1] ?? ''))
  const found = { code, password: 'not this one' }
  const answer = await post('/dashboard/account/two-step', found, Cookie)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(ownTexts.password.wrong)
  expect((await postForm('/admin', { phone, password })).headers.get('Location')).toBe('/dashboard')
})

test('two-step verification is turned off with the password', async () => {
  const Cookie = await signedIn()
  await setUp(Cookie)
  const off = (typed: string) =>
    post('/dashboard/account/two-step/end', { password: typed }, Cookie)
  expect((await off('not the password')).status).toBe(422)
  expect((await off(password)).headers.get('Location')).toBe('/dashboard/account')
  expect(await signedIn()).not.toBe('')
})
