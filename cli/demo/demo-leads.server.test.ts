import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { leadStatuses } from '#app/leads/status/lead-status.ts'
import { projectsKnown } from '#app/projects/catalogue/known-projects.ts'
import { isWorking, workingMinutes } from '#app/staff/working-hours/working-time.ts'
import { db } from '#db/client.server.ts'

import { demoLeads } from './demo-lead.ts'
import { addDemoLeads, clearDemoLeads, countMissing } from './demo-leads.server.ts'
import { addDemoPeople, clearDemoPeople } from './demo-people.server.ts'

const known = projectsKnown([], [])

const HOUR = 60 * 60_000
const calendar = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 600, closes: 1140 })),
  holidays: [],
}
const listings = [{ name: 'Birch Heights', location: 'Greater Noida', page: '/birch-heights' }]
const now = new Date('2026-06-01T00:00:00Z')
const few = { projects: listings, count: 50, seed: 7, now, days: 90 }
const many = { projects: listings, count: 6000, seed: 8, now, days: 3 * 365 }

beforeAll(() => addDemoPeople(db))
afterEach(() => clearDemoLeads(db))
afterAll(() => clearDemoPeople(db))

/** In plan order: two statements store at a time. */
function demoRows() {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('is_demo', '=', true)
    .orderBy(sql`length(idempotency_key)`)
    .orderBy('idempotency_key')
    .execute()
}

test('demonstration enquiries are marked, come once a seed, and are cleared alone', async () => {
  expect(await addDemoLeads(db, demoLeads(few), known)).toBe(50)
  expect(await addDemoLeads(db, demoLeads(few), known)).toBe(0)
  const rows = await demoRows()
  expect(rows).toHaveLength(50)
  for (const row of rows) {
    expect(row.phone).toMatch(row.phone_country === 'IN' ? /^[6-9]\d{9}$/ : /^\+\d{8,15}$/)
    expect(row.email).toMatch(/@example\.com$/)
    expect(row.message).toMatch(/^Demonstration: [^{}]+$/)
    const days = (now.getTime() - row.created_at.getTime()) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(0)
    expect(days).toBeLessThanOrEqual(90)
  }
  expect(await clearDemoLeads(db)).toBe(50)
})

test('a run that was stopped goes on where it stopped', { tags: ['whole'] }, async () => {
  const stopped = addDemoLeads(db, demoLeads(many), known, (done) => {
    if (done >= 3000) throw new Error('stopped')
  })
  await expect(stopped).rejects.toThrow('stopped')
  const there = (await demoRows()).length
  expect(there).toBeGreaterThanOrEqual(3000)
  expect(there).toBeLessThan(6000)
  expect(await countMissing(db, { seed: many.seed, from: 0, upTo: 6000 })).toBe(6000 - there)
  const told: number[] = []
  expect(await addDemoLeads(db, demoLeads(many), known, (done) => told.push(done))).toBe(
    6000 - there,
  )
  expect(told.at(-1)).toBe(6000)
  expect(await demoRows()).toHaveLength(6000)
})

test(
  'thousands of them are as those of years: names in four scripts, and some ask again',
  { tags: ['whole'] },
  async () => {
    expect(await addDemoLeads(db, demoLeads(many), known)).toBe(6000)
    const rows = await demoRows()
    for (const script of ['Latin', 'Devanagari', 'Gurmukhi', 'Bengali']) {
      const written = rows.filter(({ name }) =>
        new RegExp(`^\\p{Script=${script}}`, 'u').test(name),
      )
      expect(written.length).toBeGreaterThan(150)
    }
    const people = new Set(rows.map(({ phone }) => phone))
    expect(1 - people.size / rows.length).toBeCloseTo(0.08, 1)
    // A repeat enquiry has the same person; two people may share a phone by chance.
    const persons = new Set(rows.map(({ phone, email }) => phone + email))
    expect(persons.size - people.size).toBeLessThan(10)
    for (const { email } of rows) expect(email).toMatch(/^[a-z]+\.[a-z]+\d\d@example\.com$/)
    const ages = rows.map(({ created_at: at }) => (now.getTime() - at.getTime()) / 86_400_000)
    expect(Math.max(...ages)).toBeGreaterThan(1000)
    expect(Math.max(...ages)).toBeLessThanOrEqual(3 * 365)
  },
)

test(
  'they are spread over the people of the demonstration, each as far as its age tells',
  { tags: ['whole'] },
  async () => {
    await addDemoLeads(db, demoLeads(many), known)
    const rows = await demoRows()
    const given = rows.filter(({ owner_id: owner }) => owner !== null)
    const closed = new Date('2026-05-31T13:30:00Z')
    for (const { created_at: at } of rows.filter(({ owner_id: owner }) => owner === null))
      expect(at.getTime()).toBeGreaterThan(closed.getTime() - 3 * HOUR)
    expect(rows.length - given.length).toBeLessThan(100)
    const shares = Map.groupBy(given, ({ owner_id: owner }) => owner)
    expect(shares.size).toBe(4)
    for (const share of shares.values()) expect(share.length).toBeGreaterThan(1200)
    const statuses = Map.groupBy(rows, ({ status }) => status)
    expect([...statuses.keys()].toSorted()).toEqual([...leadStatuses].toSorted())
    for (const status of statuses.values()) expect(status.length).toBeGreaterThan(300)
    // A day's work, however many there are, and a follow-up for each open lead.
    const tomorrow = now.getTime() + 24 * HOUR
    const owed = rows.filter(({ follow_up_at: next }) => next !== null && next.getTime() < tomorrow)
    expect(owed.length).toBeGreaterThan(50)
    expect(owed.length).toBeLessThan(200)
    const open = given.filter(({ status }) => status !== 'won' && status !== 'lost')
    expect(open.filter(({ follow_up_at: next }) => next === null)).toEqual([])
  },
)

test(
  'people write by day, and each agent calls in working hours, some soon and some late',
  { tags: ['whole'] },
  async () => {
    await addDemoLeads(db, demoLeads(many), known)
    const rows = await demoRows()
    const night = rows.filter(({ created_at: at }) => (at.getUTCHours() + 5.5) % 24 < 8.5)
    expect(night.length).toBeGreaterThan(50)
    expect(night.length / rows.length).toBeLessThan(0.1)
    const waits = new Map<string, number[]>()
    for (const { owner_id: owner, created_at: at, first_contact_at: first } of rows) {
      if (owner === null || !first) continue
      expect(isWorking(first, calendar)).toBe(true)
      waits.set(owner, [...(waits.get(owner) ?? []), workingMinutes(at, first, calendar)])
    }
    const half = (of: string) => Math.round(waits.get(of)?.toSorted((a, b) => a - b)[700] ?? 0)
    expect(half('demo-asha')).toBeLessThan(6)
    expect(half('demo-ritu')).toBeGreaterThan(30)
    expect(Math.max(...[...waits.values()].flat())).toBeLessThan(161)
  },
)

test(
  'the same seed gives the same people, the first of them first, and only those that are missing',
  { tags: ['whole'] },
  async () => {
    const told: number[] = []
    await addDemoLeads(db, demoLeads({ ...many, count: 5200 }), known, (done) => told.push(done))
    expect(told).toHaveLength(11)
    expect(told.at(-1)).toBe(5200)
    const before = await demoRows()
    const later = new Date('2026-07-01T00:00:00Z')
    expect(await addDemoLeads(db, demoLeads({ ...many, now: later }), known)).toBe(800)
    expect((await demoRows()).slice(0, 5200)).toEqual(before)
    await clearDemoLeads(db)
    await addDemoLeads(db, demoLeads({ ...many, count: 5200 }), known)
    const persons = (rows: typeof before) =>
      rows.map(({ name, phone, email }) => [name, phone, email])
    expect(persons(await demoRows())).toEqual(persons(before))
  },
)

test('clearing leaves what someone has sent, also between them', async () => {
  await addDemoLeads(db, demoLeads(few), known)
  const { id } = await db
    .insertInto('leads')
    .values({
      name: 'Asha Rao',
      phone: '9876543210',
      email: 'asha@example.com',
      message: 'Price?',
      idempotency_key: 'between',
      body_hash: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addDemoLeads(db, demoLeads({ ...few, seed: 9 }), known)
  expect(await clearDemoLeads(db)).toBe(100)
  const kept = await db.deleteFrom('leads').where('id', '=', id).executeTakeFirst()
  expect(kept.numDeletedRows).toBe(1n)
})
