import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { addPeople, removePeople, signIn, type Person, type Role } from '#test/staff/each-role.ts'

const mark = 'search-order.test'
/** More than a list in another order than the newest holds at once. */
const LEADS = 205
let people: Record<Role, Person>
let cookie = ''

beforeAll(async () => {
  people = await addPeople(true)
  cookie = await signIn(people.owner)
  await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at, campaign)
    select 'Found ' || lpad(at::text, 3, '0'), '98' || lpad(at::text, 8, '0'), ${`x@${mark}`}, 'Price?',
      ${mark} || at, 'x', timestamptz '2026-03-01 10:00+05:30' - at * interval '1 minute',
      jsonb_build_object('last', jsonb_build_object('utm_source',
        case when at <= 3 then 'few-found' else 'many-found' end, 'at', now()))
    from generate_series(1, ${sql.lit(LEADS)}) as at`.execute(db)
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', '=', `x@${mark}`).execute()
  await removePeople(people)
})

/** What a search without script is answered: the names, the sorted column, and the line next to the title. */
async function search(list: string, q: string) {
  const headers = { Origin: 'http://homes.test', Cookie: cookie }
  const body = new URLSearchParams([['q', q]])
  const answer = await fetchPath(`/dashboard${list}`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const [, way, head = ''] = /<th [^>]*aria-sort="(\w+)"[^>]*>(.*?)<\/th>/.exec(html) ?? []
  return {
    first: /Found \d{3}/.exec(html.slice(html.indexOf('<tbody')))?.[0],
    sorted: `${head.replaceAll(/<[^>]*>/g, '')} ${way}`,
    said: /dashboard-count">([^<]*)</.exec(html)?.[1],
  }
}

test('a search of a long list stands in the order that was chosen, and says so', async () => {
  expect(await search('?source=many-found&sort=-name', 'found')).toEqual({
    first: 'Found 205',
    sorted: 'Name descending',
    said: '202 leads, by name, Z to A',
  })
  expect(await search('?source=many-found&sort=time', 'found')).toEqual({
    first: 'Found 205',
    sorted: 'DateTime ascending',
    said: '202 leads, oldest first',
  })
  expect(await search('?source=many-found', 'found')).toEqual({
    first: 'Found 004',
    sorted: 'DateTime descending',
    said: '202 leads',
  })
})

/** What the list asks for while someone types: all pages, one after the other. */
async function readPages(list: string, q: string): Promise<string[][]> {
  const headers = { Origin: 'http://homes.test', Cookie: cookie }
  const pages: string[][] = []
  let before = ''
  do {
    const body = new URLSearchParams({ q, before })
    const answer = await fetchPath(`/dashboard/leads/search${list}`, {
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status).toBe(200)
    const { leads, older } = found.parse(await answer.json())
    pages.push(leads.map(({ name }) => name))
    before = older ?? ''
  } while (before !== '')
  return pages
}

const found = z.object({
  leads: z.array(z.object({ name: z.string() })),
  older: z.string().nullable(),
})

test('its pages follow each other in that order, each lead once', async () => {
  for (const [sort, first, last] of [
    ['name', 'Found 004', 'Found 205'],
    ['-phone', 'Found 205', 'Found 004'],
    ['location', 'Found 205', 'Found 004'],
  ] as const) {
    const pages = await readPages(`?source=many-found&sort=${sort}`, 'found')
    expect(pages.map(({ length }) => length)).toEqual([50, 100, 52, 0])
    const names = pages.flat()
    expect(new Set(names).size).toBe(202)
    expect([names[0], names.at(-1)]).toEqual([first, last])
  }
})

test('a search of a list that is whole at hand keeps the order that was chosen', async () => {
  expect(await search('?source=few-found&sort=-name', 'found')).toEqual({
    first: 'Found 003',
    sorted: 'Name descending',
    said: '3 leads, by name, Z to A',
  })
})
