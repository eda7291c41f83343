import { randomInt } from 'node:crypto'

import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { chosenColumns } from '#app/leads/export/file/file-columns.ts'
import { contactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { findStaffByPhone } from '#app/staff/accounts.server.ts'
import { exportTexts } from '#app/strings/en/export.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { db } from '#db/client.server.ts'
import { projectBySlug } from '#test/helpers/listed.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { cellTexts } from '#test/helpers/workbook-text.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const password = 'seven quiet lanterns'
const Origin = 'http://homes.test'
const mark = 'columns.test'
const list = '?source=columns-test'
const campaign = {
  first: { utm_source: 'newsletter', utm_medium: 'mail', at: '2026-01-02T03:04:05.000Z' },
  last: { utm_source: 'Columns-Test', utm_campaign: 'autumn', gclid: 'abc', page: '/projects' },
}
const cookies = { owner: '', own: '' }

beforeAll(async () => {
  cookies.owner = await logIn('owner')
  cookies.own = await logIn('agent')
  const agent = await db
    .updateTable('staff_users')
    .set({ lead_scope: 'own', name: 'Meher Agent' })
    .where('name', '=', `${mark} agent`)
    .returning('id')
    .executeTakeFirstOrThrow()
  const lead = (name: string, phone: string, minutes: number) =>
    sql`(${name}, ${phone}, ${`x@${mark}`}, 'Price?', ${mark + name}, 'x',
      timestamptz '2026-03-01 10:00+05:30' - ${minutes} * interval '1 minute', ${JSON.stringify(campaign)}::jsonb)`
  await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at, campaign)
    values ${sql.join([lead('Bina', '9800000001', 1), lead('chand', '+447400123456', 2), lead('Asha', '9800000003', 3)])}`.execute(
    db,
  )
  await sql`update leads set owner_id = ${agent.id}, status = 'lost', lost_reason = 'price',
      first_contact_at = '2026-03-02T04:30:00Z', preferred_channel = 'whatsapp', preferred_time = 'evening',
      phone_country = 'GB', page = '/visit/lodha-goa', project_id = ${projectBySlug('lodha-goa').id}, city = 'Goa'
    where name = 'chand' and email = ${`x@${mark}`}`.execute(db)
  // An unassigned lead could be assigned to the agent at any moment.
  await sql`update leads set owner_id = (select id from staff_users where name = ${`${mark} owner`})
    where name <> 'chand' and email = ${`x@${mark}`}`.execute(db)
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', '=', `x@${mark}`).execute()
})

async function logIn(role: 'owner' | 'agent'): Promise<string> {
  const phone = `93${randomInt(10_000_000, 99_999_999)}`
  await addUsualAgent(db, { name: `${mark} ${role}`, phone, role, password })
  expect(await findStaffByPhone(db, phone)).toBeDefined()
  const login = await postForm('/admin', { phone, password })
  return login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

type Asked = { search?: string; columns?: readonly string[]; cookie?: string; q?: string }

function post(
  file: string,
  { search = list, columns = [], cookie = cookies.owner, q = '' }: Asked = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams([['q', q], ...columns.map((column) => ['column', column])])
  const init = { method: 'POST', headers: { Origin, Cookie: cookie, ...headers }, body }
  return fetchPath(`/dashboard/${file}${search}`, init)
}

async function rowsOf(asked: Asked = {}): Promise<unknown[][]> {
  const answer = await post('Leads_List.xlsx', asked)
  expect(answer.status).toBe(200)
  return cellTexts((await readXlsx(await answer.bytes())).sheets[0]?.rows)
}

async function names(search: string, q = ''): Promise<unknown[]> {
  return (await rowsOf({ search, q })).slice(1).map(([, name]) => name)
}

async function linesOf(asked: Asked = {}): Promise<unknown[]> {
  const text = await (await post('leads.jsonl', asked)).text()
  return text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

test('columns that are ticked follow the five, in the file of the server, as CSV and for the browser', async () => {
  const columns = [
    'first-time',
    'owner',
    'status',
    'reason',
    'dialled',
    'country',
    'project',
    'city',
  ]
  const [head, , chand] = await rowsOf({ columns })
  const others = [
    exportTexts.columns.dialled,
    exportTexts.columns.country,
    'Project',
    'City',
    'Status',
  ]
  expect(head?.slice(5)).toEqual([
    ...others,
    exportTexts.columns.reason,
    exportTexts.columns.owner,
    exportTexts.touchHead.first(exportTexts.touch.time),
  ])
  const values = [
    '+447400123456',
    'United Kingdom',
    'Lodha Goa',
    'Goa',
    'Lost',
    leadTexts.lostReason.price,
    'Meher Agent',
    '2026-01-02 08:34:05',
  ]
  expect(chand?.slice(5)).toEqual(values)
  const csv = await (await post('Leads_List.csv', { columns })).text()
  expect(csv.split('\r\n')[0]).toContain('Date,Phone with country code,Country of the phone,')
  expect(csv).toContain(`,Lodha Goa,Goa,Lost,Over budget,Meher Agent,`)
  const [, , line] = await linesOf({ columns })
  expect(line).toEqual(expect.arrayContaining(values))
})

test('each column there is can be had, and what is not stored is empty', async () => {
  const [head, bina, chand] = await rowsOf({ columns: chosenColumns })
  expect(head).toHaveLength(5 + chosenColumns.length)
  const of = (row: unknown[] | undefined, name: string) => row?.[head?.indexOf(name) ?? -1] ?? ''
  expect(of(bina, exportTexts.columns.reason)).toBe('')
  expect(of(bina, exportTexts.columns['first-contact'])).toBe('')
  expect(of(chand, exportTexts.columns['first-contact'])).toBe('2026-03-02 10:00:00')
  expect(of(chand, exportTexts.columns['reach-by'])).toBe('WhatsApp')
  expect(of(chand, 'Email')).toBe(`x@${mark}`)
  expect(of(bina, exportTexts.touchHead.last(exportTexts.touch.click))).toBe('abc')
  expect(of(bina, exportTexts.touchHead.last(exportTexts.touch.campaign))).toBe('autumn')
  expect(of(bina, exportTexts.touchHead.first(exportTexts.touch.medium))).toBe('mail')
  expect(of(bina, exportTexts.columns.number)).toMatch(/^\d+$/)
  expect(of(bina, exportTexts.columns.reference)).toMatch(contactCode)
})

test('a column that there is not is refused with words', async () => {
  for (const file of ['Leads_List.xlsx', 'Leads_List.csv', 'leads.jsonl']) {
    const answer = await post(file, { columns: ['email', 'password'] })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(exportTexts.unknownTitle)
  }
})

test('the leads stand in the order of the list', async () => {
  expect(await names(list)).toEqual(['Bina', 'chand', 'Asha'])
  expect(await names(`${list}&sort=name`)).toEqual(['Asha', 'Bina', 'chand'])
  expect(await names(`${list}&sort=-name`, 'a')).toEqual(['chand', 'Bina', 'Asha'])
  expect(await names(`${list}&sort=phone`)).toEqual(['chand', 'Bina', 'Asha'])
})

test.each(['Leads_List.xlsx', 'Leads_List.csv', 'leads.jsonl'])(
  '%s holds the leads that the filter finds, and no other',
  async (file) => {
    const search = `${list}&status=lost`
    const all = file.endsWith('xlsx')
      ? JSON.stringify(await rowsOf({ search }))
      : await (await post(file, { search })).text()
    expect(all).toContain('chand')
    expect(all).not.toMatch(/Asha|Bina/)
  },
)

test('who sees only their own leads exports only these', async () => {
  const cookie = cookies.own
  expect((await rowsOf({ cookie, search: '' })).map(([, name]) => name)).toEqual(['Name', 'chand'])
  expect(await linesOf({ cookie, search: '' })).toEqual([
    { total: 1 },
    expect.arrayContaining(['chand']),
    { rows: 1 },
  ])
})

test('the audit log has what leaves for the browser, which comes packed', async () => {
  const { at } = await db
    .selectNoFrom(sql<Date>`clock_timestamp()`.as('at'))
    .executeTakeFirstOrThrow()
  const answer = await post('leads.jsonl', {}, { 'Accept-Encoding': 'gzip' })
  expect(answer.headers.get('Content-Encoding')).toBe('gzip')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  await answer.body?.cancel()
  const lines = await db
    .selectFrom('audit_log')
    .select(['kind', 'detail'])
    .where('written_at', '>=', at)
    .execute()
  const detail = { rows: 3, file: 'xlsx', filter: 'source columns-test' }
  expect(lines).toEqual([{ kind: 'exported', detail }])
})
