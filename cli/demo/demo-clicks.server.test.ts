import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import { listContactIntents } from '#app/leads/contact-clicks/contact-intents.server.ts'
import { findLeadsOfCodes } from '#app/leads/contact-clicks/lead-codes.server.ts'
import { projectsKnown } from '#app/projects/catalogue/known-projects.ts'
import { db } from '#db/client.server.ts'

import { addDemoClicks, clearDemoClicks } from './demo-clicks.server.ts'
import { demoDashboardLeads } from './demo-dashboard.server.ts'
import { addDemoLeads, clearDemoLeads } from './demo-leads.server.ts'
import { addDemoPeople, clearDemoPeople } from './demo-people.server.ts'

const known = projectsKnown([], [])

const listings = [
  { name: 'Cedar Court', location: 'Noida', page: '/cedar-court' },
  { name: 'Birch Heights', location: 'Greater Noida', page: '/birch-heights' },
]
const viewer = { id: 'test', role: 'owner', leadScope: 'all' } as const

afterEach(async () => {
  await clearDemoClicks(db)
  await clearDemoLeads(db)
  await clearDemoPeople(db)
  await db.deleteFrom('contact_intents').where('code', '=', 'REALWN').execute()
})

async function addDesk(): Promise<void> {
  const now = new Date()
  await addDemoPeople(db)
  await addDemoLeads(db, demoDashboardLeads(listings, now), known)
  await addDemoClicks(db, { projects: listings, now })
}

function clicks() {
  return db.selectFrom('contact_intents').selectAll().orderBy('id').execute()
}

/** Report counts of clicks that are not zero. */
async function counted() {
  const { rows } = await sql`
    select day, kind, key, sum(count)::int as count from (
      select day, kind, key, count from report_counts
        where span = 'day' and owner_id = '' and kind ~ '^(call|chat)'
      union all
      select day, parts.kind, parts.key, weight from report_changes as move
        cross join lateral report_parts(move) as parts where click is not null
    ) as both_of_them group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`.execute(db)
  return rows
}

test('presses come once, on the pages of listings, by day, some of a campaign and some of a lead', async () => {
  await addDesk()
  const first = await clicks()
  const own = first.filter(({ is_demo }) => is_demo)
  expect(own.length).toBe(350)
  expect(new Set(own.map(({ page, project }) => `${page} ${project}`))).toEqual(
    new Set(['/cedar-court cedar-court', '/birch-heights birch-heights']),
  )
  expect(own.filter(({ kind }) => kind === 'call').length).toBeGreaterThan(100)
  expect(own.filter(({ campaign }) => JSON.stringify(campaign) !== '{}').length).toBeGreaterThan(80)
  for (const { created_at: at } of own) expect(at.getTime()).toBeLessThanOrEqual(Date.now())
  const codes = own.map(({ code }) => code)
  expect((await findLeadsOfCodes(db, codes, viewer)).size).toBe(30)
  const listed = (await listContactIntents(db, '', viewer)).contacts
  expect(listed.some(({ leads }) => leads.length === 1)).toBe(true)
  await addDesk()
  expect(await clicks()).toEqual(first)
})

test('they go with the demonstration, and insight counts what it counted without them', async () => {
  const before = await counted()
  await addDesk()
  expect((await counted()).length).toBeGreaterThan(before.length + 100)
  await db
    .insertInto('contact_intents')
    .values({ code: 'REALWN', kind: 'call', page: '/cedar-court', project: 'cedar-court' })
    .execute()
  await clearDemoClicks(db)
  expect((await clicks()).filter(({ is_demo }) => is_demo)).toEqual([])
  expect((await clicks()).map(({ code }) => code)).toContain('REALWN')
  const withReal = await counted()
  expect(withReal).not.toEqual(before)
  // The count keeps a real click after its deletion.
  await db.deleteFrom('contact_intents').where('code', '=', 'REALWN').execute()
  expect(await counted()).toEqual(withReal)
})
