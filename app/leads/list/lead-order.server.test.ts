import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { EVERYTHING, type Scope } from '#app/leads/search/lead-filter.server.ts'
import { sortColumns, type LeadFilter, type LeadSort } from '#app/leads/search/lead-filter.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { isShort } from '#test/helpers/site/short.ts'

import { readLeadList } from './lead-list.server.ts'
import { readListParams, type LeadCursor, type LeadList } from './lead-list.ts'
import { inOrder, stands } from './lead-order.server.ts'

const sorts: LeadSort[] = sortColumns.flatMap((column) =>
  [true, false].map((isDown) => ({ column, isDown })),
)

const MOMENT = '2026-03-01T09:00:00.000Z'
const COUNT = 200
const MESSAGE = 25_000

type Lead = { id: string; name: string; phone: string; location: string; status: string }
type Sorted = (lead: Lead) => string[]

const keys: Record<LeadSort['column'], Sorted> = {
  time: () => [],
  name: ({ name }) => [name.toLowerCase()],
  phone: ({ phone }) => [phone],
  location: ({ location }) => [location],
}

const names = ['Asha Rao', 'ASHA RAO', ' asha  rao ', 'Émile', 'मीरा शर्मा', 'ﬀ', '😀', "O'Neil"]
const phones = ['9876543210', '9812345670', '+442079460958', '+919']
const locations = ['Greater Noida', 'N/A', '', ' Goa ', 'नोएडा']

const lists: Record<string, Lead[]> = {
  alike: makeLeads(() => ({ name: 'Asha Rao', phone: '9876543210', location: 'Noida' })),
  'of a few kinds': makeLeads((n) => ({
    name: names[n % names.length] ?? '',
    phone: phones[n % phones.length] ?? '',
    location: locations[n % locations.length] ?? '',
  })),
}

function makeLeads(rest: (n: number) => Omit<Lead, 'id' | 'status'>): Lead[] {
  return Array.from({ length: COUNT }, (_, n) => ({
    id: String(950 + n),
    status: n % 3 === 0 ? 'contacted' : 'new',
    ...rest(n),
  }))
}

function inJavaScript(leads: readonly Lead[], { column, isDown }: LeadSort): string[] {
  const up = leads.toSorted((a, b) => {
    const [one = '', other = ''] = [keys[column](a)[0], keys[column](b)[0]]
    return Buffer.compare(Buffer.from(one), Buffer.from(other)) || Number(a.id) - Number(b.id)
  })
  return (isDown ? up.toReversed() : up).map(({ id }) => id)
}

async function addLeads(trx: Executor, leads: readonly Lead[]): Promise<void> {
  await sql`delete from leads`.execute(trx)
  await sql`insert into leads (id, name, phone, email, message, idempotency_key, body_hash, location,
      status, created_at)
    overriding system value select id, name, phone, 'x@example.com', repeat('x', ${MESSAGE}::int), id,
      'x', location, status, ${MOMENT}
    from json_to_recordset(${JSON.stringify(leads)}::json)
      as given (id bigint, name text, phone text, location text, status text)`.execute(trx)
}

async function readPages(trx: Executor, scope: Scope, sort: LeadSort): Promise<string[][]> {
  const pages: string[][] = []
  let before: LeadCursor | undefined
  do {
    const { leads, older }: LeadList = await readLeadList(trx, { scope, sort, before })
    pages.push(leads.map(({ id }) => id))
    const address = new URLSearchParams({ before: older ?? '' })
    before = readListParams(new URLSearchParams(address.toString())).before
    expect(before === undefined).toBe(older === null)
  } while (before)
  return pages
}

test.each(Object.entries(lists))(
  'leads of one moment, %s, come once and in order by every column, both ways, and filtered',
  async (_, leads) => {
    await inTransaction(async (trx) => {
      await addLeads(trx, leads)
      const filters: LeadFilter[] = [{}, { status: 'new' }, { city: '-nowhere', status: '-new' }]
      for (const filter of isShort ? filters.slice(1, 2) : filters)
        for (const sort of sorts) {
          const shown = leads.filter(({ status }) =>
            filter.status ? (status === 'new') !== filter.status.startsWith('-') : true,
          )
          const pages = await readPages(trx, { ...EVERYTHING, filter }, sort)
          expect(pages.length).toBeGreaterThan(1)
          expect({ sort, ids: pages.flat() }).toEqual({ sort, ids: inJavaScript(shown, sort) })
        }
    })
  },
)

const explained = z.tuple([z.object({ 'QUERY PLAN': z.array(z.unknown()) })])

test.each(sorts)('an index holds the order by $column, down: $isDown', async (sort) => {
  await inTransaction(async (trx) => {
    // The planner still sorts where nothing else is possible.
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
      await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(trx)
    const place = { at: new Date(MOMENT), id: '1', key: 'Asha' }
    const { rows } = await sql`explain (format json) select id from leads where spam_reason is null
      and ${stands('after', place, sort)} order by ${inOrder(sort)} limit 1000`.execute(trx)
    const plan = JSON.stringify(explained.parse(rows)[0]['QUERY PLAN'])
    expect(plan).toMatch(/"Index (Only )?Scan"/)
    expect(plan).toContain('"Index Cond"')
    expect(plan).not.toContain('Sort')
  })
})
