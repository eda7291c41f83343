import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { assignLeads } from '#app/assignment/assign-leads.server.ts'
import { visitedProject } from '#app/assignment/visited-project.server.ts'
import { listMovedLeads } from '#app/leads/follow-ups/moved-leads.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff, ownersOf } from '#test/staff/staff-members.ts'

import { listUnanswered } from './unanswered-leads.server.ts'

function withLead(
  work: (db: Executor, lead: string, later: (minutes: number) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  return inTransaction(async (db) => {
    await clearLeadsAndStaff(db)
    for (const id of ['a', 'b', 'c']) await addAgent(db, id)
    const lead = await addNewLead(db)
    await assignLeads(db)
    await work(db, lead, async (minutes) => {
      await sql`update leads set created_at = created_at - make_interval(mins => ${minutes}),
        assigned_at = assigned_at - make_interval(mins => ${minutes})`.execute(db)
      return assignLeads(db)
    })
  })
}

test('an uncalled lead goes from agent to agent, to none twice, and then the owner is notified', async () => {
  await withLead(async (db, lead, later) => {
    expect(await later(9)).toMatchObject({ passedOn: 0 })
    expect(await ownersOf(db, [lead])).toEqual(['a'])
    expect(await later(1)).toMatchObject({ passedOn: 1, escalated: 0 })
    expect(await ownersOf(db, [lead])).toEqual(['b'])
    expect(await later(10)).toMatchObject({ passedOn: 1, escalated: 0 })
    expect(await ownersOf(db, [lead])).toEqual(['c'])
    expect(await later(9)).toMatchObject({ passedOn: 0, escalated: 0 })
    expect(await later(1)).toMatchObject({ passedOn: 0, escalated: 1 })
    expect(await later(600)).toMatchObject({ passedOn: 0, escalated: 0 })
    expect(await ownersOf(db, [lead])).toEqual(['c'])
    expect(await listUnanswered(db, 10)).toMatchObject({
      count: 1,
      leads: [{ id: lead, owner: 'Agent c', people: 3 }],
    })
    await changeLead(db, { leadId: lead, changes: { firstContactAt: new Date() } }, 'system')
    expect(await listUnanswered(db, 10)).toEqual({ count: 0, leads: [] })
  })
})

test('a lead that was called, scheduled or advanced stays with its agent', async () => {
  for (const changes of [
    { firstContactAt: new Date() },
    { followUpAt: new Date(Date.now() + 3_600_000) },
    { status: 'contacted' },
  ] as const)
    await withLead(async (db, lead, later) => {
      await changeLead(db, { leadId: lead, changes }, 'system')
      expect(await later(30)).toMatchObject({ passedOn: 0, escalated: 0 })
      expect(await ownersOf(db, [lead])).toEqual(['a'])
    })
})

test('a lead is escalated behind any number of leads that prefer another day', async () => {
  await withLead(async (db, lead) => {
    await sql`
      insert into leads (name, phone, email, message, location, idempotency_key, body_hash,
        owner_id, created_at, assigned_at, preferred_time)
      select 'Asha Rao', (8000000000 + number)::text, 'asha@turns.test', 'Price?', 'N/A',
        gen_random_uuid()::text, '', 'b', now(), now() - interval '1 minute', 'weekend'
      from generate_series(1, 250) as number`.execute(db)
    await sql`insert into staff_availability (staff_id, is_available, max_new_leads) values ('b', true, 1000)`.execute(
      db,
    )
    const friday = new Date('2026-11-20T12:00:00.000+05:30')
    await sql`update leads set created_at = ${friday}, assigned_at = ${friday}::timestamptz
      + case when owner_id = 'a' then interval '1 second' else interval '0' end`.execute(db)
    expect(await assignLeads(db, new Date(friday.getTime() + 11 * 60_000))).toMatchObject({
      passedOn: 1,
    })
    expect(await ownersOf(db, [lead])).toEqual(['b'])
  })
})

test('the agent from whom a lead moved hears of it, with the minutes in which no call was made', async () => {
  await withLead(async (db, lead, later) => {
    const devices = await sql<{ staff_id: string }>`
      insert into push_subscriptions (staff_id, session_id, endpoint, p256dh, auth)
      values ('a', '', 'https://a.turns.test', '', ''), ('c', '', 'https://c.turns.test', '', '')
      returning staff_id`.execute(db)
    expect(devices.rows).toHaveLength(2)
    await db.deleteFrom('push_outbox').execute()
    await later(10)
    const { rows } = await sql<{ staff_id: string; lead_id: string }>`
      select staff_id, lead_id from push_outbox
      join push_subscriptions on push_subscriptions.id = subscription_id`.execute(db)
    expect(rows).toEqual([{ staff_id: 'a', lead_id: lead }])
    expect(await listMovedLeads(db, 'a', { ids: [lead] })).toMatchObject({
      minutes: 10,
      leads: [{ id: lead, name: 'Asha Rao', agent: 'Agent b' }],
    })
    expect((await listMovedLeads(db, 'a')).leads).toHaveLength(1)
    expect((await listMovedLeads(db, 'b')).leads).toEqual([])
    await changeLead(db, { leadId: lead, changes: { ownerId: 'a' } }, 'system')
    expect((await listMovedLeads(db, 'a')).leads).toEqual([])
  })
})

test('minutes outside the hours do not count', async () => {
  await withLead(async (db, lead, later) => {
    await sql`delete from working_hours`.execute(db)
    expect(await later(10_000)).toMatchObject({ passedOn: 0, escalated: 0 })
    expect(await ownersOf(db, [lead])).toEqual(['a'])
  })
})

test('an agent on leave or full is skipped', async () => {
  await withLead(async (db, lead, later) => {
    await db
      .insertInto('staff_availability')
      .values({ staff_id: 'b', is_available: false })
      .execute()
    await later(10)
    expect(await ownersOf(db, [lead])).toEqual(['c'])
  })
})

it('a lead with visits to several projects is assigned and escalated like any', async ({
  trx: db,
}) => {
  await clearLeadsAndStaff(db)
  for (const id of ['a', 'b']) await addAgent(db, id)
  const lead = await addNewLead(db)
  const visit = (project: string, status: string, hour: number) => ({
    lead_id: lead,
    token: crypto.randomUUID(),
    project,
    status,
    starts_at: new Date(Date.UTC(2030, 0, 1, hour)),
    ends_at: new Date(Date.UTC(2030, 0, 1, hour + 1)),
  })
  await db
    .insertInto('visits')
    .values([
      visit('cedar-court', 'asked', 5),
      visit('palm-plots', 'asked', 6),
      visit('oak-farms', 'cancelled', 7),
    ])
    .execute()
  const { rows } = await sql<{ visited: string | null }>`
    select ${visitedProject} as visited from leads where id = ${lead}`.execute(db)
  expect(rows).toEqual([{ visited: 'palm-plots' }])
  expect(await assignLeads(db)).toMatchObject({ assigned: 1 })
  await sql`update leads set assigned_at = assigned_at - interval '20 minutes'`.execute(db)
  expect(await assignLeads(db)).toMatchObject({ passedOn: 1 })
  expect(await ownersOf(db, [lead])).toEqual(['b'])
})
