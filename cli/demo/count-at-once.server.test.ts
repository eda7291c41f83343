import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'

import { projectsKnown } from '#app/projects/catalogue/known-projects.ts'
import type { Executor } from '#db/client.server.ts'
import type { Database } from '#db/schema.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { countAtOnce } from './count-at-once.server.ts'
import { demoLeads } from './demo-lead.ts'
import { addDemoLeads } from './demo-leads.server.ts'
import { addDemoPeople } from './demo-people.server.ts'

const known = projectsKnown([], [])

const pool = new Pool({ connectionString: ofWorker('databaseOwnerUrl'), max: 1 })
const owner = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
afterAll(() => owner.destroy())

const listings = [{ name: 'Birch Heights', location: 'Greater Noida', page: '/birch-heights' }]
const plan = {
  projects: listings,
  count: 400,
  seed: 11,
  now: new Date('2026-06-01T00:00:00Z'),
  days: 90,
}
const back = new Error('taken back')

/** Report counts of the leads that `add` adds, in a transaction that it rolls back. */
async function counted(add: (trx: Executor) => Promise<unknown>) {
  const told: unknown[] = []
  const done = owner.transaction().execute(async (trx) => {
    await addDemoPeople(trx)
    await sql`delete from report_changes`.execute(trx)
    await add(trx)
    const moves = await sql`select to_jsonb(report_changes) as move from report_changes
      order by to_jsonb(report_changes)::text`.execute(trx)
    const reaches = await sql`select report_progress.day, report_progress.owner_id, farthest
      from report_progress join leads on leads.id = lead_id where is_demo order by idempotency_key`.execute(
      trx,
    )
    const triggers = await sql`select tgname from pg_trigger
      where tgname in ('leads_counted', 'report_progress_moved') and tgenabled = 'O' order by tgname`.execute(
      trx,
    )
    told.push(...moves.rows, ...reaches.rows, ...triggers.rows)
    throw back
  })
  await expect(done).rejects.toThrow(back)
  return told
}

const add = (trx: Executor) => addDemoLeads(trx, demoLeads(plan), known)

test('counted at the end all at once leads count as each would on its own, and others are counted as before', async () => {
  const oneByOne = await counted(add)
  expect(oneByOne.length).toBeGreaterThan(800)
  expect(await counted((trx) => countAtOnce(trx, () => add(trx)))).toEqual(oneByOne)
})
