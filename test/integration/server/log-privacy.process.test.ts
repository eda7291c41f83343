import { readFileSync } from 'node:fs'

import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { VISIT_TIMES, visitDays } from '#app/enquiries/visit-request/visit-slot.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'
import { sendProbe } from '#test/helpers/site/every-route.ts'
import { connectTo, postgresProcesses, startSite, type Site } from '#test/helpers/site/site.ts'

const staff = {
  name: 'Vasundhara Desk',
  phone: '9812345670',
  role: 'owner',
  password: 'seven quiet lanterns',
} as const
const person = {
  name: 'Kalyani Raghunathan',
  phone: '9823456781',
  email: 'kalyani.r@post.test',
  message: 'Please call my daughter Meenakshi about the corner plot.',
}
const stranger = { phone: '9834567892', password: 'a password of no one' }

/** Whatever of this stands in the log is personal, or opens something. */
const secrets = [
  ...Object.values(person),
  'Meenakshi',
  'raghunathan',
  staff.name,
  staff.phone,
  staff.password,
  ...Object.values(stranger),
  'find-this-one',
]

const agent = { ...staff, phone: '9812345671', role: 'agent' } as const

let site: Site
let agentId = ''
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'trace' })
  const pool = makePool(readFileSync(`${site.folder}/database-url`, 'utf8').trim())
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  await addStaff(db, staff)
  const added = await addStaff(db, agent)
  if (added.kind === 'added') agentId = added.id
  await pool.end()
})
afterAll(async () => {
  for (const pid of postgresProcesses(site.folder)) process.kill(pid, 'SIGCONT')
  await site.stop()
})

/** The same enquiry by the call, by a form, by a city's form and with a visit; answers the statuses. */
async function sendByEveryWay(changes: Partial<typeof person> = {}): Promise<number[]> {
  const fields = { ...person, ...changes }
  const slot = { day: visitDays(new Date())[0] ?? '', time: VISIT_TIMES[0] }
  const meta = { pid: 'northlight' }
  const answers = await Promise.all([
    ask('/api/v1/user/connect', { json: { meta, pay: fields } }),
    ask('/api/v1/user/connect', {
      json: { meta, pay: { ...fields, visit: { ...slot, project: 'lodha-goa' } } },
    }),
    ask('/connect', { form: fields }),
    ask('/city/mumbai', { form: fields }),
    ask('/visit/lodha-goa', { form: { ...fields, ...slot } }),
  ])
  return answers.map(({ status }) => status)
}

async function signedIn({ phone, password }: typeof staff | typeof agent): Promise<string> {
  const login = await ask('/admin', { form: { phone, password } })
  return login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function ask(path: string, how: { json?: unknown; form?: Record<string, string> } = {}) {
  const answer = await sendProbe(site.base, { path, ...how }, '')
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

let serial = 0

/** Lines are written a few at a time: what has happened stands in the log when a later answer does. */
async function wholeLog(): Promise<string> {
  serial += 1
  const later = `/later-${serial}-than-all`
  await ask(later)
  await expect.poll(() => site.output()).toContain(later)
  return site.output()
}

/** The lines of the log since `from`, for errors of enquiries. */
async function failuresSince(from: number) {
  const line = z.object({ level: z.number(), requestId: z.string(), path: z.string() }).loose()
  const written = await wholeLog()
  return written
    .slice(from)
    .split('\n')
    .filter((text) => text.startsWith('{') && text.endsWith('}'))
    .flatMap((text) => line.safeParse(JSON.parse(text)).data ?? [])
}

async function expectNothingPersonal(more: readonly string[] = []): Promise<void> {
  const written = await wholeLog()
  const read = decodeURIComponent(written.replaceAll('+', ' ').replaceAll(/%(?![\da-f]{2})/gi, ''))
  const found = [...secrets, ...more].filter((secret) =>
    [written, read].some((text) => text.toLowerCase().includes(secret.toLowerCase())),
  )
  expect(found).toEqual([])
}

test('enquiries that are refused, stored or not leave nothing personal in the log', async () => {
  expect(await sendByEveryWay({ phone: '98234' })).toEqual([422, 422, 422, 422, 422])
  expect(await sendByEveryWay({ email: 'kalyani.r' })).toEqual([422, 422, 422, 422, 422])
  expect(await sendByEveryWay({ name: '' })).toEqual([422, 422, 422, 422, 422])
  await expectNothingPersonal(['98234'])

  // PostgreSQL quotes the whole row when it refuses it.
  const owner = await connectTo(site.folder, 'northlight')
  await owner.query(`alter table leads add constraint empty_name check (name = '') not valid`)
  const before = (await wholeLog()).length
  expect(await sendByEveryWay()).toEqual([503, 503, 503, 503, 503])
  await owner.query('alter table leads drop constraint empty_name')
  await owner.end()
  const lines = await failuresSince(before)
  const errors = lines.filter(({ level }) => level === 50)
  expect(errors).toHaveLength(5)
  for (const { requestId, path } of errors)
    expect(lines.filter((one) => one.requestId === requestId && one.path === path)).toHaveLength(2)
  await expectNothingPersonal()
})

test('a visit, a press of a link, a login and a search leave nothing personal in the log', async () => {
  const slot = { day: visitDays(new Date())[0] ?? '', time: VISIT_TIMES[0], project: 'lodha-goa' }
  const stored = await ask('/api/v1/user/connect', {
    json: { meta: { pid: 'northlight' }, pay: { ...person, visit: slot } },
  })
  const token = /\/visits\/([\w-]+)\.ics/.exec(stored.text)?.[1] ?? ''
  expect(token.length).toBeGreaterThan(15)
  expect((await ask(`/visits/${token}.ics`)).status).toBe(200)
  expect((await ask(`/visits/${token}`)).status).toBe(404)
  expect((await ask(`/VISITS/${token}.ics/`)).status).toBeLessThan(500)
  const code = 'K7M2QX'
  const press = { code, kind: 'chat', page: '/', campaign: { last: { utm_term: 'find-this-one' } } }
  expect((await ask('/api/v1/contact-intents', { json: press })).status).toBe(204)
  expect(
    (await ask('/api/v1/contact-intents', { json: { ...press, code: person.name } })).status,
  ).toBe(422)

  const meta = { pid: 'northlight' }
  for (const pay of [staff, stranger, { phone: staff.phone, password: '' }])
    await ask('/api/v1/admin/allLeads', { json: { meta, pay } })
  await ask('/admin', { form: stranger })
  const cookie = await signedIn(staff)
  expect(cookie).toContain('=')
  for (const q of [person.name, person.phone, 'find-this-one'])
    for (const path of [
      '/dashboard',
      '/dashboard/Leads_List.xlsx',
      '/dashboard/Leads_List.csv',
      '/dashboard/leads.jsonl',
      '/dashboard/spam',
      '/dashboard/contacts',
    ]) {
      await sendProbe(site.base, { path, staff: true, form: { q } }, cookie)
      await sendProbe(
        site.base,
        { path: `${path}?q=${encodeURIComponent(q)}`, staff: true },
        cookie,
      )
    }
  expect(await wholeLog()).toContain('/dashboard')
  await expectNothingPersonal([token, code, ...cookie.split('=').slice(1)])
})

test('what the dashboard refuses is in the log with whose session it was, and no name', async () => {
  const cookie = await signedIn(agent)
  const before = (await wholeLog()).length
  await sendProbe(site.base, { path: '/dashboard/team', staff: true }, cookie)
  await sendProbe(site.base, { path: '/dashboard/team/new', staff: true, form: {} }, cookie)
  await sendProbe(site.base, { path: '/dashboard/leads/0', staff: true }, cookie)
  await sendProbe(site.base, { path: '/dashboard/health', staff: true }, '')
  const lines = (await wholeLog()).slice(before).split('\n')
  const told = lines.flatMap((line) => refusal.safeParse(readLine(line)).data ?? [])
  expect(agentId).not.toBe('')
  expect(told).toEqual([
    { path: '/dashboard/team', status: 403, staff: agentId },
    { path: '/dashboard/team/new', status: 403, staff: agentId },
    { path: '/dashboard/leads/0', status: 404, staff: agentId },
    { path: '/dashboard/health', status: 302 },
  ])
  await expectNothingPersonal(cookie.split('=').slice(1))
})

const refusal = z.object({
  path: z.string().startsWith('/dashboard'),
  status: z.number(),
  staff: z.string().optional(),
})

function readLine(line: string): unknown {
  return line.startsWith('{') && line.endsWith('}') ? JSON.parse(line) : undefined
}

test('while the database hangs nothing personal is in the log, and each failure has its request', async () => {
  const before = (await wholeLog()).length
  for (const pid of postgresProcesses(site.folder)) process.kill(pid, 'SIGSTOP')
  const token = 'Zq3k0aB_cD9eF1gH2iJ4kL'
  const meta = { pid: 'northlight' }
  const [enquiries, ...others] = await Promise.all([
    sendByEveryWay(),
    ask(`/visits/${token}.ics`),
    ask('/admin', { form: stranger }),
    ask('/api/v1/admin/allLeads', { json: { meta, pay: staff } }),
    ask('/api/v1/contact-intents', { json: { code: 'K7M2QX', kind: 'call', page: '/' } }),
  ])
  for (const pid of postgresProcesses(site.folder)) process.kill(pid, 'SIGCONT')
  expect([...enquiries, ...others.map(({ status }) => status)]).toEqual(Array(9).fill(503))
  const errors = (await failuresSince(before)).filter(({ level }) => level === 50)
  const failed = new Set(errors.map(({ requestId }) => requestId))
  expect(failed.size).toBe(9)
  await expectNothingPersonal([token])
})
