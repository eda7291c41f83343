import { randomInt } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { addressNames, addresses, type AddressName } from '#app/addresses.ts'
import { db, pool } from '#app/db.server.ts'
import { addStaff, findStaffByPhone } from '#app/staff/accounts.server.ts'
import { suspendStaff } from '#app/staff/suspensions.server.ts'

import { ask, postForm } from '../app.ts'

/** Statuses for nobody, an agent who may not export, a suspended agent with their old cookie, an owner. */
type Statuses = readonly [nobody: number, agent: number, suspended: number, owner: number]
type Row = {
  path?: string
  get: Statuses
  /** What a form, or a call, is answered; without one the address takes none. */
  post?: Statuses
  form?: Record<string, string>
  json?: unknown
}

const all = (status: number): Statuses => [status, status, status, status]
const page: Row = { get: all(200) }
const desk: Row = { get: [302, 200, 302, 200] }
/** An address that forms go to; whoever opens it is led to where they stand. */
const act: Row = { get: all(302), post: all(302) }
const ownersOnly: Statuses = [302, 403, 302, 200]
const ownersAct: Row = { get: [302, 403, 302, 404], post: [302, 403, 302, 404] }
const oneLead: Row = { get: [302, 404, 302, 404], post: [302, 404, 302, 404], form: { note: 'x' } }
const visitAct: Row = {
  get: [302, 200, 302, 200],
  post: [302, 404, 302, 404],
  form: { visit: '0', seen: '0' },
}
const visitForm: Row = { ...visitAct, post: [302, 422, 302, 422] }
const call = { phone: '9876500001', password: 'not the password' }
const meta = { pid: 'northlight' }

/** Everything that can be asked, and who is answered what. */
const table: Record<AddressName, Row> = {
  home: page,
  projects: page,
  listing: { ...page, path: '/lodha-goa' },
  space: { ...page, path: '/bhutani-city-center/wellness' },
  city: { ...page, path: '/city/noida', post: all(422), form: { name: '' } },
  calculators: page,
  emi: page,
  paymentPlan: page,
  assuredReturn: page,
  connect: { ...page, post: all(422), form: { name: '' } },
  about: page,
  howWeCheck: page,
  privacyPolicy: page,
  terms: page,
  disclaimer: page,
  shortlist: page,
  visit: { ...page, path: '/visit/lodha-goa', post: all(422), form: { name: '' } },
  styleguide: { get: all(404) },
  stylePictures: { path: '/styleguide/pictures', get: all(404) },
  unknown: { path: '/nowhere', get: all(404) },
  signIn: { ...page, post: all(422), form: { phone: '' } },
  signInCode: { ...page, post: all(401), form: { code: '000000' } },
  leads: { ...desk, post: [302, 200, 302, 200], form: { q: 'nobody of this name' } },
  leadsWorkbook: { path: '/dashboard/leads_list.xlsx', get: all(302), post: [302, 403, 302, 200] },
  leadsCsv: { path: '/dashboard/leads_list.csv', get: all(302), post: [302, 403, 302, 200] },
  suspect: { ...desk, post: [302, 200, 302, 200], form: { q: 'nobody of this name' } },
  accepted: { ...act, form: { lead: 'none' } },
  found: { get: all(302), post: [302, 200, 302, 200], form: { q: 'nobody of this name' } },
  live: { get: [302, 200, 302, 200] },
  lead: { ...oneLead, path: '/dashboard/leads/0' },
  leadCalls: {
    path: '/dashboard/leads/0/calls',
    get: all(302),
    post: [302, 404, 302, 404],
    form: { way: 'call' },
  },
  leadMerges: {
    path: '/dashboard/leads/0/merges',
    get: all(302),
    post: all(302),
    form: { other: '0' },
  },
  leadSplits: {
    path: '/dashboard/leads/0/splits',
    get: all(302),
    post: all(302),
    form: { other: '0' },
  },
  leadJoins: {
    path: '/dashboard/leads/0/joins',
    get: all(302),
    post: all(302),
    form: { other: '0' },
  },
  undone: { ...act, form: { act: 'none' } },
  due: desk,
  insight: desk,
  dueLead: { ...oneLead, path: '/dashboard/due/0' },
  visits: desk,
  visitConfirmed: visitForm,
  visitMoved: visitForm,
  visitCame: visitAct,
  visitMissed: visitAct,
  visitCancelled: visitAct,
  visitUndone: visitAct,
  visitMade: visitForm,
  assignment: { get: ownersOnly, post: [302, 403, 302, 422], form: { staff: 'none' } },
  assignmentRule: { get: ownersOnly, post: [302, 403, 302, 422], form: { rule: '0' } },
  ruleOrder: {
    get: [302, 403, 302, 302],
    post: [302, 403, 302, 302],
    form: { rule: '0', to: 'up' },
  },
  ruleRemoved: { get: [302, 403, 302, 302], post: [302, 403, 302, 302], form: { rule: '0' } },
  workPlan: { get: ownersOnly, post: [302, 403, 302, 422], form: { promise: '' } },
  assignmentPerson: {
    get: [302, 403, 302, 302],
    post: [302, 403, 302, 302],
    form: { id: 'none' },
  },
  away: { ...desk, post: [302, 422, 302, 422], form: { from: '', to: '' } },
  leaveEnded: { ...act, form: { from: '2026-01-01' } },
  takesLeads: { ...act, form: { takes: 'yes' } },
  contacts: desk,
  speed: { get: ownersOnly },
  exported: { get: all(302), post: [302, 403, 302, 204], form: { rows: '1' } },
  accounts: { get: ownersOnly },
  addPerson: { get: ownersOnly, post: [302, 403, 302, 422], form: { name: '' } },
  person: ownersAct,
  personPassword: ownersAct,
  personSessions: ownersAct,
  personSecondStep: ownersAct,
  suspension: ownersAct,
  restoration: ownersAct,
  ownAccount: { ...desk, post: [302, 422, 302, 422], form: { old: '' } },
  ownSecondStep: { ...desk, post: [302, 422, 302, 422], form: { code: '000000' } },
  secondStepOff: { ...act, form: { password: '' } },
  recoveryCodes: { ...act, form: { password: '' } },
  signOut: act,
  visitCalendar: { path: '/visits/AAAAAAAAAAAAAAAAAAAAAA.ics', get: all(404) },
  enquiry: { get: all(405), post: all(422), json: { meta, pay: {} } },
  contactIntent: { get: all(405), post: all(422), json: {} },
  vitals: { get: all(405), post: all(422), json: {} },
  allLeads: { get: all(405), post: all(401), json: { meta, pay: call } },
  callsDescribed: page,
  brochure: { path: '/brochures/nowhere.pdf', get: all(404) },
  robots: page,
  security: page,
  languageModels: page,
  webManifest: page,
  searchIndex: page,
  suggestions: { ...page, path: '/suggestions.json?q=noida' },
  shortlistCards: page,
  sitemap: page,
  sitemapPart: { path: '/sitemaps/1.xml', get: all(200) },
}

const password = 'seven quiet lanterns'
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
  return table[name].path ?? addresses[name].path.replace(':person', 'nobody')
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
  const row = table[name]
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
      for (const init of [{ headers: { Cookie: cookie } }, sentBy(table[name], cookie)]) {
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
