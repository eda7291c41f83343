import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff } from '#test/staff/staff-members.ts'

import { hasWork, workQuery } from './assign-waiting.server.ts'

async function explain(db: Executor): Promise<{ plan: string; pages: number }> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, buffers, costs off, timing off) ${workQuery}`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const [, hit = 0, read = 0] = /shared hit=(\d+)(?: read=(\d+))?/.exec(plan) ?? []
  return { plan, pages: Number(hit) + Number(read) }
}

test(
  'looking for work reads two small indexes, however many leads there are',
  { tags: ['whole'] },
  async () => {
    await inTransaction(async (db) => {
      await clearLeadsAndStaff(db)
      await addAgent(db, 'a')
      const few = await explain(db)
      await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash, status,
        owner_id, assigned_at, first_contact_at)
      select 'Asha', '9' || n, '', '', 'many' || n, '', 'contacted', 'a', now(), now()
      from generate_series(1, 5000) as n`.execute(db)
      expect(await hasWork(db)).toBe(false)
      const many = await explain(db)
      // The planner may use either index where both are empty: the pages count.
      expect(many.plan).toMatch(/Index (Only )?Scan (Backward )?using leads_(unassigned|status) /)
      expect(many.plan).toContain('leads_unanswered')
      expect(many.plan).not.toContain('Seq Scan on leads')
      expect(many.pages).toBeLessThan(few.pages + 10)
      await addNewLead(db)
      expect(await hasWork(db)).toBe(true)
    })
  },
)
