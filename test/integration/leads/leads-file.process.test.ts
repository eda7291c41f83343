import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readLeadList } from '#app/leads/list/lead-list.server.ts'
import { readListParams } from '#app/leads/list/lead-list.ts'
import { EVERYTHING } from '#app/leads/search/lead-filter.server.ts'
import type { LeadFilter } from '#app/leads/search/lead-filter.ts'
import { searchLeads, type LeadRow } from '#app/leads/search/lead-search.ts'
import { findStaffByPhone } from '#app/staff/accounts.server.ts'
import { suspendStaff } from '#app/staff/sessions/suspensions.server.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { db } from '#db/client.server.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { readByLibreOffice } from '#test/helpers/libreoffice.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { cellTexts } from '#test/helpers/workbook-text.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

/** Debian's own, for which the tests install openpyxl. */
const PYTHON = process.env['PYTHON'] ?? '/usr/bin/python3'
const phone = `95${randomInt(10_000_000, 99_999_999)}`
const password = 'seven quiet lanterns'
const Origin = 'http://homes.test'
const mark = 'file.test'
const kinds = ['xlsx', 'csv'] as const
const messages = ['=HYPERLINK("http://x","y")', '+1', '@SUM(A1)', 'घर, "two"\nlines', '_x0041_']
let Cookie = ''

beforeAll(async () => {
  Cookie = await logIn(phone)
  // In one statement they take longer than a loaded machine gives it.
  for (let last = 3000; last > 0; last -= 1000)
    await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, spam_reason,
      preferred_channel, created_at, campaign)
    select (array['Meera Placeholder', 'मीरा Placeholder', 'Asha Rao'])[1 + n % 3],
      case when n % 7 = 0 then '+4474001' || lpad(n::text, 5, '0') else '98' || lpad(n::text, 8, '0') end,
      ${`x@${mark}`}, (${messages}::text[])[1 + n % 5], gen_random_uuid()::text, 'x',
      case when n = 1 then 'phone' end, case when n % 5 = 0 then 'whatsapp' end,
      now() - n * interval '7 seconds', '{"last":{"utm_source":"file-test"}}'::jsonb
    from generate_series(${last - 999}::int, ${last}::int) n`.execute(db)
  await sql`insert into visits (lead_id, token, project, starts_at)
    select id, ${mark} || id, 'lodha-goa', now() from leads where email = ${`x@${mark}`}
    order by id limit 3`.execute(db)
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', '=', `x@${mark}`).execute()
})

async function logIn(number: string): Promise<string> {
  await addUsualAgent(db, { phone: number, password })
  const login = await postForm('/admin', { phone: number, password })
  return login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

function file(kind: (typeof kinds)[number], q = '', headers: Record<string, string> = {}) {
  return postForm(
    `/dashboard/Leads_List.${kind}?source=file-test`,
    { q },
    { Origin, Cookie, ...headers },
  )
}

/** The same leads for a browser that makes the file itself. */
function lines(q = '', search = '?source=file-test') {
  return postForm(`/dashboard/leads.jsonl${search}`, { q }, { Origin, Cookie })
}

async function linesOf(response: Response): Promise<unknown[]> {
  expect(response.status).toBe(200)
  const texts = (await response.text()).trimEnd().split('\n')
  return texts.map((line): unknown => JSON.parse(line))
}

const head = ['Phone', 'Name', 'Message', 'Location', 'Date']

function cellsOf({ phone: stored, name, message, location, ts }: LeadRow): string[] {
  return [stored, name, message, location, ts]
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  expect(response.status).toBe(200)
  return response.bytes()
}

/** What the page has read when its list, filtered by where these came from, is whole. */
async function wholeList(filter: LeadFilter = { source: 'file-test' }): Promise<LeadRow[]> {
  const leads: LeadRow[] = []
  let older: string | null = ''
  while (older !== null) {
    const list = await readLeadList(db, {
      scope: { ...EVERYTHING, filter },
      ...readListParams(new URLSearchParams({ before: older })),
    })
    leads.push(...list.leads)
    older = list.older
  }
  return leads
}

/** What a reader of another make reads in a file, as JSON. */
function readBy(program: string, bytes: Uint8Array): unknown {
  const path = join(ofWorker('dataFolder'), 'leads-file')
  writeFileSync(path, bytes)
  const words = ['-c', `import sys, json\n${program}`, path]
  return JSON.parse(execFileSync(PYTHON, words, { encoding: 'utf8', maxBuffer: 2 ** 26 }))
}

test.each(['', 'mEEra', '98 00000', '+44 7400', 'nowhere at all'])(
  'searched for %j, the file of the server holds what the list shows, and so do the lines for the browser',
  async (typed) => {
    const found = searchLeads(await wholeList(), typed)
    const answer = await file('xlsx', typed)
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="Leads_List.xlsx"')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { sheets } = await readXlsx(await bytesOf(answer))
    expect(sheets.map(({ name }) => name)).toEqual(['Leads'])
    expect(cellTexts(sheets[0]?.rows)).toEqual([head, ...found.map(cellsOf)])
    expect(await linesOf(await lines(typed))).toEqual([
      { total: found.length },
      ...found.map(cellsOf),
      { rows: found.length },
    ])
  },
)

/** What openpyxl calls a date, and a text. */
const kindOf = (row: number, column: number) => (row > 0 && column === 4 ? 'd' : 's')

test('another reader finds the same rows in it: dates that can be filtered, and text', async () => {
  const bytes = await bytesOf(await file('xlsx'))
  const program = `import openpyxl
sheet = openpyxl.load_workbook(open(sys.argv[1], "rb"))['Leads']
print(json.dumps({
  'cells': [[[cell.data_type, str(cell.value)] for cell in row] for row in sheet],
  'filter': sheet.auto_filter.ref,
  'frozen': sheet.freeze_panes,
  'formats': sorted({row[4].number_format for row in sheet.iter_rows(min_row=2)}),
  'widths': [sheet.column_dimensions[letter].width for letter in 'ABCDE'],
}))`
  const rows = cellTexts((await readXlsx(bytes)).sheets[0]?.rows)
  expect(readBy(program, bytes)).toEqual({
    // It knows nothing of _x005F_ and reads it as it is written.
    cells: rows.map((row, at) =>
      row.map((cell, column) => [kindOf(at, column), String(cell).replace('_x0', '_x005F_x0')]),
    ),
    filter: `A1:E${rows.length}`,
    frozen: 'A2',
    formats: [String.raw`yyyy\-mm\-dd\ hh:mm:ss`],
    widths: [16, 26, 60, 30, 20],
  })
})

test('so does LibreOffice, in every nasty cell', { timeout: 150_000 }, async () => {
  const path = join(ofWorker('dataFolder'), 'leads-file.xlsx')
  writeFileSync(path, await bytesOf(await file('xlsx', 'placeholder')))
  const found = searchLeads(await wholeList(), 'placeholder')
  expect(await readByLibreOffice(path)).toEqual([head, ...found.map(cellsOf)])
})

const guarded = (text: string) => (/^(?:[=@]|\+(?!\d{12}$))/.test(text) ? `'${text}` : text)

test('as CSV it holds the same rows, and no formula', async () => {
  const answer = await file('csv', 'placeholder')
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="Leads_List.csv"')
  const bytes = await bytesOf(answer)
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const program = `import csv
lines = open(sys.argv[1], encoding='utf-8-sig', newline='')
print(json.dumps(list(csv.reader(lines, strict=True))))`
  const found = searchLeads(await wholeList(), 'placeholder')
  expect(readBy(program, bytes)).toEqual([head, ...found.map((lead) => cellsOf(lead).map(guarded))])
})

test.each(kinds)('no one but staff gets a byte of the %s', async (kind) => {
  const other = `94${randomInt(10_000_000, 99_999_999)}`
  const suspended = await logIn(other)
  const account = await findStaffByPhone(db, other)
  if (!account) throw new Error('No account was made')
  await suspendStaff(db, account)
  for (const cookie of ['', 'desk.session_token=made.up', suspended]) {
    const answer = await file(kind, '', { Cookie: cookie })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin'])
    expect(await answer.text()).toBe('')
  }
  for (const origin of ['https://evil.test', 'null'])
    expect((await file(kind, '', { Origin: origin })).status).toBe(403)
})

test.each(kinds)('the address of the %s shows who types it the list', async (kind) => {
  const answer = await fetchPath(`/dashboard/leads_list.${kind}`, { headers: { Cookie } })
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard'])
})

test.each(kinds)(
  'the router of the dashboard, which would hold all of the %s, gets nothing of it',
  async (kind) => {
    const path = `/dashboard/Leads_List.${kind}.data`
    const answer = await postForm(path, { q: '' }, { Origin, Cookie })
    expect(answer.headers.has('Content-Disposition')).toBe(false)
    const text = await answer.text()
    expect(text).toContain('/dashboard')
    expect(text.length).toBeLessThan(300)
  },
)

test('the call answers every lead in one text of JSON, whichever parts it is read in', async () => {
  const answer = await fetchPath('/api/v1/admin/allLeads', {
    method: 'POST',
    headers: { pid: 'northlight', 'Content-Type': 'application/json' },
    body: JSON.stringify({ meta: { pid: 'northlight' }, pay: { phone, password } }),
  })
  const text = await answer.text()
  const { data }: { data: { name: string; ts: string }[] } = JSON.parse(text)
  const message = signInTexts.success
  expect(text === JSON.stringify({ statusCode: '000', message, data })).toBe(true)
  const listed = await wholeList({})
  expect(data.map(({ name, ts }) => [name, ts])).toEqual(listed.map(({ name, ts }) => [name, ts]))
})
