import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import { findLeadRecord } from '#app/leads/detail/history/lead-record.server.ts'
import { readLeadList } from '#app/leads/list/lead-list.server.ts'
import { EVERYTHING as scope } from '#app/leads/search/lead-filter.server.ts'
import { projectsKnown } from '#app/projects/catalogue/known-projects.ts'
import { db } from '#db/client.server.ts'

import { addDemoActivity, demoDashboardLeads } from './demo-dashboard.server.ts'
import { addDemoLeads, clearDemoLeads } from './demo-leads.server.ts'
import { addDemoPeople, clearDemoPeople } from './demo-people.server.ts'
import { keyOf } from './story-leads.ts'

const listings = [
  { name: 'Cedar Court', location: 'Noida', page: '/cedar-court' },
  { name: 'Birch Heights', location: 'Greater Noida', page: '/birch-heights' },
]
const projects = listings.map(({ page, ...each }, at) => ({
  ...each,
  id: at + 1,
  slug: page.slice(1),
}))
const known = projectsKnown(projects, ['Noida'])
const owner = { id: 'test', role: 'owner', leadScope: 'all' } as const

afterEach(async () => {
  await clearDemoLeads(db)
  await clearDemoPeople(db)
})

async function addDesk(now = new Date()): Promise<number> {
  await addDemoPeople(db)
  const added = await addDemoLeads(db, demoDashboardLeads(listings, now), known)
  await addDemoActivity(db, now)
  return added
}

async function counted() {
  const { rows } = await sql<{ kind: string; count: number }>`
    with own as (select * from leads where is_demo),
      done as (select lead_changes.* from lead_changes join own on own.id = lead_id)
    select 'given' as kind, count(*)::int as count from own where owner_id is not null
    union all select status, count(*)::int from own group by 1
    union all select 'visit ' || visits.status, count(*)::int
      from visits join own on own.id = lead_id group by 1
    union all select script, count(*)::int from (select case
        when name ~ '^[ऀ-ॿ]' then 'Devanagari' when name ~ '^[ঀ-৿]' then 'Bengali'
        when name ~ '^[਀-੿]' then 'Gurmukhi' else 'Latin' end as script from own) as named group by 1
    union all select 'asked again', count(*)::int from own where exists (select from own as earlier
      where earlier.phone = own.phone and earlier.created_at < own.created_at)
    union all select 'reopened', count(*)::int from done
      where kind = 'status' and old_value = 'lost' and new_value = 'new' and staff_id is null
    union all select kind, count(*)::int from done group by 1
    union all select 'merged', count(*)::int from duplicate_links
      join own on own.phone = duplicate_links.phone where is_linked`.execute(db)
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/** At least this many of each, at any hour of the day. */
const least: Record<string, number> = {
  given: 450,
  new: 60,
  contacted: 60,
  'site-visit': 30,
  negotiation: 20,
  won: 20,
  lost: 50,
  Devanagari: 20,
  Gurmukhi: 5,
  Bengali: 10,
  'asked again': 20,
  reopened: 3,
  note: 40,
  call: 450,
  outcome: 450,
  'lost-reason': 50,
  'follow-up': 30,
  person: 1,
  merged: 1,
  'visit asked': 1,
  'visit confirmed': 2,
  'visit came': 2,
  'visit missed': 2,
  'visit cancelled': 2,
}

test('the demonstration is a desk at work with something of each kind, made once, and goes as it came', async () => {
  expect(await addDesk()).toBe(500)
  const first = await counted()
  const few = Object.entries(least).filter(([kind, count]) => (first.get(kind) ?? 0) < count)
  expect(few.map(([kind]) => [kind, first.get(kind)])).toEqual([])
  expect(await addDesk()).toBe(0)
  expect(await counted()).toEqual(first)
  await clearDemoLeads(db)
  await clearDemoPeople(db)
  expect([...(await counted())].filter(([, count]) => count > 0)).toEqual([])
})

test('what a desk sees first is some of everything', async () => {
  // In the morning of a working day: at night few are recent.
  const now = new Date('2026-11-25T06:00:00Z')
  await addDesk(now)
  const { leads } = await readLeadList(db, { scope })
  const first = leads.filter(({ message }) => message.startsWith('Demonstration:')).slice(0, 12)
  const statuses = new Set(first.map(({ work }) => work.status))
  expect(statuses.size).toBeGreaterThanOrEqual(5)
  expect(first.some(({ work }) => work.nth > 1)).toBe(true)
  expect(first.some(({ work }) => work.owner === null)).toBe(true)
  expect(first.filter(({ name }) => !/^\p{Script=Latin}/u.test(name)).length).toBeGreaterThan(2)
})

async function found(key: string) {
  const { id } = await story(key).executeTakeFirstOrThrow()
  return findLeadRecord(db, id, owner)
}

function story(key: string) {
  return db.selectFrom('leads').select(['id', 'status']).where('idempotency_key', '=', keyOf(key))
}

test('people with two phones are one where it was said, and are suggested where names sound alike', async () => {
  await addDesk()
  const merged = await found('second-phone')
  expect(merged?.person.others.map(({ name }) => name)).toContain('Meera Iyer')
  expect(merged?.history.some(({ kind }) => kind === 'person')).toBe(true)
  const alike = await found('alike')
  expect(alike?.person.duplicates.map(({ name }) => name)).toContain('Gurpreet Singh')
  const reopened = await found('lost-before')
  expect(reopened?.lead.work.status).toBe('new')
  expect(reopened?.person.others).toHaveLength(1)
})

test('what someone did with one by hand stays', async () => {
  await addDesk()
  await db
    .updateTable('leads')
    .set({ status: 'lost', lost_reason: 'other' })
    .where('idempotency_key', '=', keyOf('lost-before'))
    .execute()
  await addDesk()
  expect(await story('lost-before').executeTakeFirst()).toMatchObject({ status: 'lost' })
})
