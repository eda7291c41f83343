import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { readCursor } from '#app/lib/http/row-cursor.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { dayRows, LISTED, listToConfirm, unconfirmedRows } from './list-visits.server.ts'

// Only the owner of a table may analyze it.
const pool = makePool(ofWorker('databaseOwnerUrl'))
const owned = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
const viewers = [
  { id: 'nobody', role: 'owner', leadScope: 'all' },
  { id: 'nobody', role: 'agent', leadScope: 'own' },
] as const

afterAll(() => owned.destroy())

test('among many visits a day, and those to confirm, are read by an index', async () => {
  const trx = await owned.startTransaction().execute()
  try {
    await sql`with many as (
        insert into leads (name, phone, email, message, idempotency_key, body_hash)
        select 'Of Many', '98' || lpad(n::text, 8, '0'), 'x', 'Price?', gen_random_uuid()::text, 'x'
        from generate_series(1, 400) n returning id
      )
      insert into visits (lead_id, token, project, starts_at, status)
      select id, gen_random_uuid()::text, 'listing-' || n,
        timestamptz '2031-01-01' + (id % 3650) * interval '1 day' + n * interval '1 hour',
        case when n % 4 = 0 then 'asked' else 'came' end
      from many cross join generate_series(1, 50) n`.execute(trx)
    await sql`analyze visits, leads`.execute(trx)
    for (const viewer of viewers) {
      const day = JSON.stringify(await dayRows(trx, '2033-03-05', viewer).explain('json'))
      expect(day).toContain('"visits_day"')
      const from = new Date('2033-03-05')
      for (const after of [undefined, { at: from, id: '1' }]) {
        const rows = unconfirmedRows(trx, from, viewer, after)
        expect(JSON.stringify(await rows.explain('json'))).toContain('"visits_asked"')
      }
    }
  } finally {
    await trx.rollback().execute()
  }
})

test('an honest visit is found behind any number of invented ones, and those of spam do not count', async () => {
  const trx = await owned.startTransaction().execute()
  const from = new Date('2041-03-05T04:30:00.000Z')
  const add = (
    name: string,
    { count = 1, suspect: spamReason = null as string | null, later = 0 } = {},
  ) =>
    sql`with many as (
        insert into leads (name, phone, email, message, idempotency_key, body_hash, spam_reason)
        select ${name}, '98' || lpad(n::text, 8, '0'), 'x', 'Price?', gen_random_uuid()::text, 'x',
          ${spamReason} from generate_series(1, ${count}::integer) n returning id
      )
      insert into visits (lead_id, token, project, starts_at)
      select id, gen_random_uuid()::text, 'listing',
        ${from}::timestamptz + ${later} * interval '1 hour' from many`.execute(trx)
  try {
    await add('Invented', { count: LISTED + 4 })
    await add('Spam', { count: 3, suspect: 'phone' })
    await add('Honest', { later: 1 })
    const [viewer] = viewers
    const first = await listToConfirm(trx, from, viewer)
    expect(first.count).toBe(LISTED + 5)
    expect(first.visits.map(({ name }) => name)).toEqual(Array(LISTED).fill('Invented'))
    const second = await listToConfirm(trx, from, viewer, readCursor(first.next ?? null))
    expect(second.visits.map(({ name }) => name)).toEqual([...Array(4).fill('Invented'), 'Honest'])
    expect([second.count, second.next]).toEqual([LISTED + 5, undefined])
  } finally {
    await trx.rollback().execute()
  }
})
