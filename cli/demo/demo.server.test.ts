import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import { readAssignment } from '#app/assignment/assignment-view.server.ts'
import { findChangeSet } from '#app/assignment/change-sets/change-sets.server.ts'
import { chooseRoundRobin } from '#app/assignment/rotation.ts'
import { switchTaking } from '#app/assignment/staff-availability.server.ts'
import { findLeadRecord } from '#app/leads/detail/history/lead-record.server.ts'
import { db } from '#db/client.server.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { addDemoDashboard, clearDemo } from './demo-dashboard.server.ts'
import { stories } from './demo-data.ts'
import { addDemoLeads } from './demo-leads.server.ts'

afterEach(() => clearDemo(db))

const projects = [
  { name: 'Cedar Court', location: 'Goa', slug: 'cedar-court', id: 1 },
  { name: 'Birch Heights', location: 'Noida', slug: 'birch-heights', id: 2 },
]
const demo = { projects, now: new Date() }
const many = { ...demo, seed: 7, count: 1500, days: 1095 }

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    with own as (select * from leads where is_demo),
      done as (select lead_changes.* from lead_changes join own on own.id = lead_id)
    select coalesce(spam_reason, status) as kind, count(*)::int from own group by 1
    union all select 'visit ' || visits.status, count(*)::int from visits join own on own.id = lead_id group by 1
    union all select script, count(*)::int from (select case when name ~ '^[ऀ-ॿ]' then 'Devanagari'
      when name ~ '^[ঀ-৿]' then 'Bengali' when name ~ '^[਀-੿]' then 'Gurmukhi' else 'Latin' end as script
      from own) as named group by 1
    union all select 'repeat', count(*)::int from own where exists (select from own as earlier
      where earlier.phone = own.phone and earlier.created_at < own.created_at)
    union all select 'reopened', count(*)::int from done where kind = 'status' and old_value = 'lost'
    union all select kind, count(*)::int from done group by 1
    union all select 'overdue', count(*)::int from own where follow_up_at < ${demo.now}
    union all select 'click', count(*)::int from contact_intents where is_demo
    union all select 'link', count(*)::int from duplicate_links where staff_id like 'demo-%'
    union all select 'agent', count(*)::int from staff_users where id like 'demo-%'
    union all select 'leave', count(*)::int from staff_leave where staff_id like 'demo-%'
    union all select 'assigned', count(*)::int from lead_assignments where staff_id like 'demo-%'`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

const min =
  `new 60, contacted 60, site-visit 30, negotiation 20, won 20, lost 50, signs 1, repeat 20,
  Devanagari 20, Gurmukhi 5, Bengali 10, reopened 3, note 40, call 450, outcome 450, lost-reason 50,
  follow-up 30, person 1, overdue 3, click 340, code 20, visit asked 1, visit confirmed 2, visit came 2,
  visit missed 2, visit cancelled 2, link 1, agent 4, leave 1`
    .split(/,\s+/)
    .map((each) => [each.slice(0, each.lastIndexOf(' ')), Number(each.split(' ').at(-1))] as const)

test('the demonstration has something of each kind, comes once, and goes wholly', async () => {
  const rules = async () => (await readAssignment(db, demo.now)).table.rules
  await clearDemo(db)
  const [before, rulesBefore] = [await counts(), await rules()]
  expect(await addDemoDashboard(db, demo)).toBe(500)
  const first = await counts()
  const few = min.filter(([kind, count]) => (first[kind] ?? 0) < count)
  expect(few.map(([kind]) => [kind, first[kind]])).toEqual([])
  expect((await rules()).length).toBe(rulesBefore.length + 2)
  expect(await addDemoDashboard(db, demo)).toBe(0)
  expect(await counts()).toEqual(first)
  expect(await clearDemo(db)).toBe(500)
  expect(await counts()).toEqual(before)
  expect(await rules()).toEqual(rulesBefore)
})

test('no undo is left that names a person of the demonstration', async () => {
  await addDemoDashboard(db, demo)
  const by = { id: 'o.demo-undo', role: 'owner', leadScope: 'all' } as const
  await addAgent(db, by.id, { role: 'owner' })
  const switched = { staffId: 'demo-meher', isTaking: true }
  const changeSetId = (await switchTaking(db, switched, by.id)) ?? ''
  expect(await findChangeSet(db, changeSetId, by)).toMatchObject({ kind: 'takes-changed' })
  await clearDemo(db)
  expect(await findChangeSet(db, changeSetId, by)).toBeUndefined()
  await db.deleteFrom('staff_users').where('id', '=', by.id).execute()
})

test('a real lead stays, also between them, and no agent of the demonstration gets it', async () => {
  await addDemoDashboard(db, demo)
  const id = await addNewLead(db)
  await addDemoLeads(db, many)
  const { table } = await readAssignment(db, demo.now)
  const choice = chooseRoundRobin(table, {
    city: 'Noida',
    project: '',
    language: 'hi',
    country: 'IN',
    place: [],
    budget: {},
  })
  expect(choice.kind === 'person' ? choice.person.id : '').not.toMatch(/^demo-/)
  expect(await clearDemo(db)).toBe(2000)
  const kept = await db.deleteFrom('leads').where('id', '=', id).executeTakeFirst()
  expect(kept.numDeletedRows).toBe(1n)
})

const found = async (key: string) => {
  const n = stories.find(({ story }) => story === key)?.n
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('idempotency_key', '=', `demo:20260101:${n}`)
    .executeTakeFirstOrThrow()
  return findLeadRecord(db, id, { id: 'test', role: 'owner', leadScope: 'all' })
}

test('a person with two phones is linked, and one whose name sounds alike is suggested', async () => {
  await addDemoDashboard(db, demo)
  const linked = await found('second-phone')
  expect(linked?.person.others.map(({ name }) => name)).toContain('Meera Iyer')
  const alike = await found('alike')
  expect(alike?.person.duplicates.map(({ name }) => name)).toContain('Gurpreet Singh')
  expect((await found('lost-before'))?.lead.work.status).toBe('new')
})

async function people() {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('is_demo', '=', true)
    .orderBy(sql`split_part(idempotency_key, ':', 3)::int`)
    .execute()
  return rows.map(({ name, phone, email }) => [name, phone, email])
}

test('one seed gives the same people, the first of them first, and only those that are missing', async () => {
  const seen: number[] = []
  const onProgress = (done: number) => void seen.push(done)
  expect(await addDemoLeads(db, { ...many, count: 1200, onProgress })).toBe(1200)
  expect(seen.at(-1)).toBe(1200)
  const before = await people()
  const now = new Date(Date.now() + 30 * 86_400_000)
  expect(await addDemoLeads(db, { ...many, now })).toBe(300)
  expect((await people()).slice(0, 1200)).toEqual(before)
  for (const [, phone = '', email = ''] of before) {
    expect(phone).toMatch(/^[6-9]\d{9}$|^\+\d{8,15}$/)
    expect(email).toMatch(/^[a-z]+\.[a-z]+\d\d@example\.com$/)
  }
})

test('demonstration enquiries ask the questions that their messages name', async () => {
  await addDemoLeads(db, many)
  const { rows } = await sql<{ question: string; named: boolean }>`
    select question, bool_and(case question when 'price' then message like '%price list%'
      when 'rera' then message like '%RERA number%' else true end) as named
    from leads cross join lateral unnest(questions) as question where is_demo group by 1 order by 1`.execute(
    db,
  )
  expect(rows.map(({ question }) => question)).toEqual([
    'payment-plan',
    'plans',
    'possession',
    'price',
    'rera',
  ])
  expect(rows.every(({ named }) => named)).toBe(true)
})
