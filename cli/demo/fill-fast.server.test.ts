import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'

import { db, type Executor } from '#db/client.server.ts'
import type { Database } from '#db/schema.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { fillFast } from './fill-fast.server.ts'

const pool = new Pool({ connectionString: ofWorker('databaseOwnerUrl'), max: 1 })
const owner = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
afterAll(() => owner.destroy())
afterEach(() => db.deleteFrom('leads').where('email', '=', 'fill@example.com').execute())

const alone = { owner, db, connections: () => Number.POSITIVE_INFINITY }

async function indexes(from: Executor): Promise<string[]> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'leads' order by indexname`.execute(from)
  return rows.map(({ indexdef }) => indexdef)
}

async function addLead(to: Executor, isDemo: boolean): Promise<void> {
  await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, is_demo)
    values ('Fill', '9800000000', 'fill@example.com', 'Price?', gen_random_uuid()::text, 'x', ${isDemo})`.execute(
    to,
  )
}

test('a list without enquiries is filled without its indexes, which are there again however it ends', async () => {
  // Tests share the database: with another test's enquiries in it, leads are added one by one.
  const { rows } = await sql`select from leads where not is_demo limit 1`.execute(db)
  const before = await indexes(db)
  const during = await fillFast(alone, async (trx) => {
    await addLead(trx, true)
    return indexes(trx)
  })
  expect(during.length).toBe(rows.length > 0 ? before.length : 2)
  expect(await indexes(db)).toEqual(before)
  const failing = fillFast(alone, () => Promise.reject(new Error('full')))
  await expect(failing).rejects.toThrow('full')
  expect(await indexes(db)).toEqual(before)
})

test('where enquiries are, they stay findable meanwhile', async () => {
  await addLead(db, false)
  const before = await indexes(db)
  expect(await fillFast(alone, indexes)).toEqual(before)
})

test('next to a site that may take an enquiry no table is locked', async () => {
  const site = new Pool({ connectionString: ofWorker('databaseUrl'), max: 1 })
  await site.query('select')
  const before = await indexes(db)
  expect(await fillFast({ owner, db, connections: () => 0 }, indexes)).toEqual(before)
  await site.end()
})
