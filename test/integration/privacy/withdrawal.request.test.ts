import { beforeAll, expect, test } from 'vitest'

import { listAudit } from '#app/audit/audit-log.server.ts'
import { withdrawalTexts } from '#app/strings/en/privacy.ts'
import { auditTexts } from '#app/strings/en/audit-log.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { password } from '#test/staff/each-role.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const json = { 'content-type': 'application/json', pid: 'northlight' }
const mark = `${process.pid}${Date.now()}`.slice(-8)
const enquiry = {
  name: `Vimala Qx${mark}`,
  phone: `97${mark}`,
  email: `qx${mark}@withdraw.test`,
  message: `Qx${mark} asks`,
  country: 'IN',
}
const shown = new RegExp(`Qx${mark}|97${mark}`, 'i')
const asking = signedInOwner({ canExport: true })
let leadId = ''
let withdraw = ''
let calendar = ''

beforeAll(async () => {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const visit = { project: 'lodha-goa', day, time: '10:00' }
  const body = JSON.stringify({ meta: { pid: 'northlight' }, pay: { ...enquiry, visit } })
  const answer = await fetchPath('/api/v1/user/connect', { method: 'POST', headers: json, body })
  const told: unknown = await answer.json()
  const text = JSON.stringify(told)
  withdraw = /\/privacy\/withdraw\/[\da-f]{32}/.exec(text)?.[0] ?? ''
  calendar = /\/visits\/[\w-]+\.ics/.exec(text)?.[0] ?? ''
  const lead = await db
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', enquiry.phone)
    .executeTakeFirstOrThrow()
  leadId = lead.id
})

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { Origin, Cookie: asking.Cookie },
  body: new URLSearchParams(fields),
})
const get = (): RequestInit => ({ headers: { Cookie: asking.Cookie } })

/** Every way in which the dashboard shows leads, and the calls and files made of them. */
const ways: readonly [string, () => [string, RequestInit]][] = [
  ['the list', () => ['/dashboard', get()]],
  ['the list as data', () => ['/dashboard.data', get()]],
  ['the list, searched', () => ['/dashboard', form({ q: 'vimala' })]],
  ['what is found', () => ['/dashboard/leads/search', form({ q: 'vimala' })]],
  ['the lead', () => [`/dashboard/leads/${leadId}`, get()]],
  [auditTexts.values.visits, () => ['/dashboard/visits', get()]],
  ['the arrivals', () => ['/dashboard/alerts?since=2020-01-01T00:00:00.000Z', get()]],
  ['the CSV', () => ['/dashboard/Leads_List.csv', form({ q: '' })]],
  ['the lines of a workbook', () => ['/dashboard/leads.jsonl', form({ q: '' })]],
  [
    'the call',
    () => {
      const pay = { phone: asking.people.owner.phone, password }
      const body = JSON.stringify({ meta: { pid: 'northlight' }, pay })
      return ['/api/v1/admin/allLeads', { method: 'POST', headers: json, body }]
    },
  ],
]

async function textOf(way: () => [string, RequestInit]): Promise<string> {
  return (await fetchPath(...way())).text()
}

const showing = async () => {
  const found: string[] = []
  for (const [name, way] of ways) if (shown.test(await textOf(way))) found.push(name)
  return found
}

test('no answer of the dashboard, its files or the call has a person who withdrew', async () => {
  expect(await showing()).toEqual(
    expect.arrayContaining(['the list', 'what is found', 'the lead', 'the CSV', 'the call']),
  )
  expect((await fetchPath(calendar)).status).toBe(200)
  const page = await (await fetchPath(withdraw)).text()
  expect(page).toContain('Withdraw your consent')
  expect(page).not.toMatch(shown)
  const pressed = await fetchPath(withdraw, { method: 'POST', body: new URLSearchParams() })
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, withdraw])
  expect(await (await fetchPath(withdraw)).text()).toContain('Your consent is withdrawn')
  expect(await showing()).toEqual([])
  expect((await fetchPath(calendar)).status).toBe(404)
  expect((await fetchPath(`/dashboard/leads/${leadId}`, get())).status).toBe(410)
})

test('a second press changes nothing, and a new enquiry is a new consent', async () => {
  expect((await fetchPath(withdraw, { method: 'POST', body: new URLSearchParams() })).status).toBe(
    303,
  )
  const body = JSON.stringify({ meta: { pid: 'northlight' }, pay: enquiry })
  const answer = await fetchPath('/api/v1/user/connect', { method: 'POST', headers: json, body })
  const told: unknown = await answer.json()
  expect(JSON.stringify(told)).not.toContain(withdraw)
  expect(await showing()).toContain('the list')
})

async function sendAs(phone: string, message: string): Promise<string> {
  const pay = { ...enquiry, phone, message }
  const body = JSON.stringify({ meta: { pid: 'northlight' }, pay })
  const answer = await fetchPath('/api/v1/user/connect', { method: 'POST', headers: json, body })
  return /\/privacy\/withdraw\/[\da-f]{32}/.exec(await answer.text())?.[0] ?? ''
}

const press = (path: string, fields: Record<string, string> = {}) =>
  fetchPath(path, { method: 'POST', body: new URLSearchParams(fields) })

test('the link of a second sender closes theirs alone, and its page says so in both languages', async () => {
  const phone = `96${mark}`
  await sendAs(phone, 'The first asks')
  const link = await sendAs(phone, 'A stranger asks')
  const page = await (await fetchPath(link)).text()
  expect(page).toContain('This closes only this enquiry.')
  expect(page).toContain('केवल यही पूछताछ')
  // No mail is set up here: the ways that are left are named, and no form is.
  expect(page).toContain('write to us on WhatsApp from that number, or call')
  expect(page).not.toContain('value="all"')
  expect((await press(link)).status).toBe(303)
  const rows = db.selectFrom('leads').select('message').where('phone', '=', phone)
  expect(await rows.execute()).toEqual([{ message: 'The first asks' }])
})

test('a stranger who sends what someone sent is given no link of theirs', async () => {
  const phone = `95${mark}`
  expect(await sendAs(phone, 'Price?')).toMatch(/withdraw/)
  expect(await sendAs(phone, 'Price?')).toBe('')
})

test('who asks for more is answered the same, whether or not there is an address', async () => {
  const link = await sendAs(`94${mark}`, 'Price?')
  const asked = await press(link, { closes: 'all' })
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, `${link}?sent#close-all`])
  const none = `/privacy/withdraw/${'0'.repeat(32)}`
  expect((await press(none, { closes: 'all' })).status).toBe(404)
  expect((await press(link, { closes: 'x'.repeat(5000) })).status).toBe(413)
  const rows = db.selectFrom('leads').select('id').where('phone', '=', `94${mark}`)
  expect(await rows.execute()).toHaveLength(1)
})

test('an owner alone opens the withdrawals by link, and a restore asks for its reason', async () => {
  const link = await sendAs(`93${mark}`, 'Price?')
  await press(link)
  const page = await (await fetchPath('/dashboard/privacy', get())).text()
  expect(page).toContain(withdrawalTexts.sealed)
  expect(page).not.toContain(withdrawalTexts.keyHint)
  const { id } = await db
    .selectFrom('withdrawals')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const unsaid = await fetchPath('/dashboard/privacy', form({ restore: id, reason: ' ' }))
  expect(unsaid.status).toBe(422)
  expect(await unsaid.text()).toContain(withdrawalTexts.refused.reason)
  const done = await fetchPath('/dashboard/privacy', form({ restore: id, reason: 'A stranger' }))
  expect(done.headers.get('Location')).toBe('/dashboard/privacy?done=restored')
  expect((await fetchPath('/dashboard/privacy', form({ restore: id, reason: 'x' }))).status).toBe(
    404,
  )
  const rows = db.selectFrom('leads').select('id').where('phone', '=', `93${mark}`)
  expect(await rows.execute()).toHaveLength(1)
  const { lines } = await listAudit(db, null)
  expect(lines[0]?.text).toContain('Reason: A stranger')
})
