import { randomInt } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readLeadList } from '#app/leads/list/lead-list.server.ts'
import { EVERYTHING } from '#app/leads/search/lead-filter.server.ts'
import { db, pool } from '#db/client.server.ts'
import { earlierTransactionsEnd } from '#test/helpers/database/earlier-transactions.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const phone = `95${randomInt(10_000_000, 99_999_999)}`
const password = 'seven quiet lanterns'
const mark = 'news.test'
let Cookie = ''

beforeAll(async () => {
  await addUsualAgent(db, { phone, password })
  const login = await postForm('/admin', { phone, password })
  Cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})

afterAll(async () => {
  await db.deleteFrom('leads').where('email', 'like', `%${mark}`).execute()
})

async function addLead(name: string, age = '0 seconds'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at)
    select ${name}, '9876543210', ${`x@${mark}`}, 'Price?', gen_random_uuid()::text, 'x',
      now() - ${age}::interval
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** What an open page gets since a mark. */
async function newer(since: string): Promise<string> {
  const address = `/dashboard/leads/part.data?since=${since}`
  const response = await fetchPath(address, { headers: { Cookie } })
  expect(response.status).toBe(200)
  return response.text()
}

async function now(): Promise<string> {
  return (await readLeadList(db, { scope: EVERYTHING })).mark
}

test('a list asks for what changed since it was read, and learns of nothing twice', async () => {
  const id = await addLead('Long Known', '1 hour')
  await earlierTransactionsEnd()
  const first = await now()
  await addLead('Just Now')
  const text = await newer(first)
  expect(text).toContain('Just Now')
  expect(text).not.toContain('Long Known')
  await earlierTransactionsEnd()
  const second = await now()
  await sql`update leads set status = 'won' where id = ${id}`.execute(db)
  const changed = await newer(second)
  expect(changed).toContain('Long Known')
  expect(changed).not.toContain('Just Now')
  for (const other of ['', 'yesterday']) expect(await newer(other)).toContain('Long Known')
})

test('a lead of a transaction that ends late arrives, though others began after it', async () => {
  const slow = await pool.connect()
  try {
    await slow.query('begin')
    await slow.query(
      `insert into leads (name, phone, email, message, idempotency_key, body_hash)
      values ('Ends Late', '9876543210', $1, 'Price?', gen_random_uuid()::text, 'x')`,
      [`x@${mark}`],
    )
    await addLead('Began After')
    const list = await readLeadList(db, { scope: EVERYTHING })
    expect(list.leads.map(({ name }) => name)).not.toContain('Ends Late')
    await slow.query('commit')
    expect(await newer(list.mark)).toContain('Ends Late')
  } finally {
    slow.release()
  }
})
