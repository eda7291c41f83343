import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { db } from '#app/db.server.ts'

import { addDemoDesk, clearDemoDesk } from './demo-desk.server.ts'
import { addDemoLeads, clearDemoLeads } from './demo-leads.server.ts'

const listings = [{ name: 'Cedar Court', location: 'Noida', page: '/cedar-court' }]

async function counted() {
  const { rows } = await sql<{ given: number; changes: number; visits: number; lost: number }>`
    select count(*) filter (where owner_id is not null)::int as given,
      count(*) filter (where status = 'lost')::int as lost,
      (select count(*)::int from lead_changes join leads on leads.id = lead_id where is_demo) as changes,
      (select count(*)::int from visits join leads on leads.id = lead_id where is_demo
        and agent_id is not null) as visits
    from leads where is_demo`.execute(db)
  return rows[0]
}

test('the demonstration is a desk at work, made once, and goes as it came', async () => {
  const plan = { count: 120, seed: 7, days: 60, isLong: false, listings, now: new Date() }
  await addDemoLeads(db, plan)
  await addDemoDesk(db)
  const first = await counted()
  expect(first?.given).toBeGreaterThan(90)
  for (const count of [first?.changes, first?.visits, first?.lost]) expect(count).toBeGreaterThan(5)
  await addDemoDesk(db)
  expect(await counted()).toEqual(first)
  await clearDemoLeads(db)
  await clearDemoDesk(db)
  expect(await counted()).toEqual({ given: 0, changes: 0, visits: 0, lost: 0 })
})
