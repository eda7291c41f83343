import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { inTransaction } from '#test/database.ts'
import { addAgent, emptyDesk } from '#test/staff/desk-people.ts'

import { hasWork, workQuery } from './keep-giving-out.server.ts'

test('looking for work reads two small indexes, however many leads there are', async () => {
  await inTransaction(async (db) => {
    await emptyDesk(db)
    await addAgent(db, 'a')
    await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, status,
        owner_id, given_at, first_contact_at)
      select 'Asha', '9' || n, '', '', 'many' || n, '', 'contacted', 'a', now(), now()
      from generate_series(1, 5000) as n`.execute(db)
    expect(await hasWork(db)).toBe(false)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, buffers, costs off, timing off) ${workQuery}`.execute(db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('leads_not_given')
    expect(plan).toContain('leads_untouched')
    expect(plan).not.toContain('Seq Scan on leads')
    expect(Number(/shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(20)
  })
})
