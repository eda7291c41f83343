import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { db, pool } from '#app/db.server.ts'

import { ask } from '../app.ts'
import { addPeople, removePeople, signIn, type Person, type Role } from '../staff/each-role.ts'

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
  await pool.end()
})

/** What a search without script is answered: the names, the sorted column, and the line beside the title. */
async function search(list: string, q: string) {
  const headers = { Origin: 'http://homes.test', Cookie: cookie }
  const body = new URLSearchParams([['q', q]])
  const answer = await ask(`/dashboard${list}`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const [, way, head = ''] = /<th [^>]*aria-sort="(\w+)"[^>]*>(.*?)<\/th>/.exec(html) ?? []
  return {
    first: /Found \d{3}/.exec(html.slice(html.indexOf('<tbody')))?.[0],
    sorted: `${head.replaceAll(/<[^>]*>/g, '')} ${way}`,
    said: /desk-count">([^<]*)</.exec(html)?.[1],
  }
}

test('a search of a long list is newest first whatever was chosen, and says so', async () => {
  expect(await search('?source=many-found&sort=-name', 'found')).toEqual({
    first: 'Found 004',
    sorted: 'DateTime descending',
    said: '202 leads, newest first',
  })
})

test('a search of a list that is whole at hand keeps the order that was chosen', async () => {
  expect(await search('?source=few-found&sort=-name', 'found')).toEqual({
    first: 'Found 003',
    sorted: 'Name descending',
    said: '3 leads',
  })
})
