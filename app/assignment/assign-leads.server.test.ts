import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { mergePeople, splitPerson } from '#app/leads/duplicates/change-person.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff, ownersOf } from '#test/staff/staff-members.ts'

import { assignLeads } from './assign-leads.server.ts'
import { enterLeave } from './leave/leave.server.ts'
import { addRule } from './rules/save-rule.server.ts'
import { switchTaking } from './staff-availability.server.ts'

function withEmptyTeam(work: (db: Executor) => Promise<void>): Promise<void> {
  return inTransaction(async (db) => {
    await clearLeadsAndStaff(db)
    await work(db)
  })
}

async function addLeads(db: Executor, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let minutes = count; minutes > 0; minutes -= 1) ids.push(await addNewLead(db, { minutes }))
  return ids
}

async function loseLead(db: Executor, leadId: string, ownerId: string): Promise<void> {
  const changes = { ownerId, status: 'lost', lostReason: 'price' } as const
  await changeLead(db, { leadId, changes }, 'system')
}

test('without settings leads go round robin to agents, and none to the owner', async () => {
  await withEmptyTeam(async (db) => {
    await addAgent(db, 'a')
    await addAgent(db, 'b')
    await addAgent(db, 'o', { role: 'owner' })
    const leads = await addLeads(db, 5)
    expect(await assignLeads(db)).toMatchObject({ kind: 'done', assigned: 5, next: undefined })
    expect(await ownersOf(db, leads)).toEqual(['a', 'b', 'a', 'b', 'a'])
    const [next] = [await addNewLead(db)]
    await assignLeads(db)
    expect(await ownersOf(db, [next])).toEqual(['b'])
    const told = await db.selectFrom('lead_changes').select(['kind', 'staff_id']).execute()
    expect(told).toHaveLength(6)
    expect(told).toContainEqual({ kind: 'owner', staff_id: null })
  })
})

test('an agent gets no lead by round robin or by hand before the first sign-in', async () => {
  await withEmptyTeam(async (db) => {
    await addAgent(db, 'a')
    await addAgent(db, 'b')
    const come = (seen_at: Date | null) =>
      db.updateTable('staff_users').set({ seen_at }).where('id', '=', 'b').execute()
    await come(null)
    const leads = await addLeads(db, 3)
    await assignLeads(db)
    expect(await ownersOf(db, leads)).toEqual(['a', 'a', 'a'])
    const [leadId = ''] = leads
    const byHand = () => changeLead(db, { leadId, changes: { ownerId: 'b' } }, 'system')
    expect(await byHand()).toMatchObject({ kind: 'conflict' })
    await come(new Date())
    expect(await byHand()).toMatchObject({ kind: 'changed' })
  })
})

test('suspended, off, absent or full agents get no lead; waiting leads go to who returns, oldest first', async () => {
  await withEmptyTeam(async (db) => {
    for (const id of ['a', 'b', 'c']) await addAgent(db, id)
    await addAgent(db, 'd', { cap: 1 })
    await db.insertInto('staff_suspensions').values({ user_id: 'a' }).execute()
    await switchTaking(db, { staffId: 'b', isTaking: false }, 'b')
    const today = indianDay(new Date())
    await enterLeave(db, { staffId: 'c', from: today, to: today, reason: '' }, 'c')
    const leads = await addLeads(db, 4)
    await assignLeads(db)
    expect(await ownersOf(db, leads)).toEqual(['d', null, null, null])
    expect(await assignLeads(db)).toMatchObject({ assigned: 0 })

    const [first = ''] = leads
    await changeLead(db, { leadId: first, changes: { status: 'contacted' } }, 'system')
    await assignLeads(db)
    expect(await ownersOf(db, leads)).toEqual(['d', 'd', null, null])
    await switchTaking(db, { staffId: 'b', isTaking: true }, 'b')
    await assignLeads(db)
    expect(await ownersOf(db, leads)).toEqual(['d', 'd', 'b', 'b'])
  })
})

test('the first matching rule decides; where all its agents are on leave, the next one does', async () => {
  await withEmptyTeam(async (db) => {
    for (const id of ['a', 'b']) await addAgent(db, id)
    await addAgent(db, 'h', { languages: ['hi'] })
    const inGoa = [{ kind: 'city' as const, isNot: false, values: ['Goa'] }]
    await addRule(db, { conditions: inGoa, isForAll: false, people: ['b'] }, 'a')
    const hindi = [{ kind: 'language' as const, isNot: false, values: ['hi'] }]
    await addRule(db, { conditions: hindi, isForAll: true, people: [] }, 'a')
    const goa = await addNewLead(db, { location: 'Vagator, Goa', city: 'Goa' })
    const asked = await addNewLead(db, { message: 'कीमत क्या है?' })
    await assignLeads(db)
    expect(await ownersOf(db, [goa, asked])).toEqual(['b', 'h'])
    await switchTaking(db, { staffId: 'b', isTaking: false }, 'b')
    const later = await addNewLead(db, { location: 'Vagator, Goa', city: 'Goa' })
    await assignLeads(db)
    expect(await ownersOf(db, [later])).toEqual(['a'])
  })
})

test('leads that wait for a full rule block no others', async () => {
  await withEmptyTeam(async (db) => {
    await addAgent(db, 'a')
    await addAgent(db, 'm', { cap: 1 })
    const conditions = [{ kind: 'city' as const, isNot: false, values: ['Goa'] }]
    await addRule(db, { conditions, isForAll: false, people: ['m'] }, 'a')
    const goa: string[] = []
    for (let index = 0; index < 3; index += 1)
      goa.push(await addNewLead(db, { city: 'Goa', minutes: 10 - index }))
    const noida = await addNewLead(db, { city: 'Noida' })
    await assignLeads(db)
    expect(await ownersOf(db, [...goa, noida])).toEqual(['m', null, null, 'a'])
  })
})

test('capacity freed while many leads wait goes to the oldest', async () => {
  await withEmptyTeam(async (db) => {
    await addAgent(db, 'm', { cap: 1 })
    const [first, second] = await addLeads(db, 2)
    if (first === undefined || second === undefined) throw new Error('no leads')
    await sql`
      insert into leads (name, phone, email, message, location, idempotency_key, body_hash, created_at)
      select 'Asha Rao', (8000000000 + number)::text, 'asha@turns.test', 'Price?', 'N/A',
        gen_random_uuid()::text, '', now()
      from generate_series(1, 1000) as number`.execute(db)
    const begun = await assignLeads(db)
    expect(begun).toMatchObject({ assigned: 1, next: {} })
    const at = new Date()
    await changeLead(db, { leadId: first, changes: { status: 'contacted' } }, 'system')
    const rest = await assignLeads(db, at, begun.kind === 'done' ? begun.next : undefined)
    expect(rest).toMatchObject({ assigned: 0, next: undefined })
    expect(await assignLeads(db)).toMatchObject({ assigned: 1 })
    expect(await ownersOf(db, [first, second])).toEqual(['m', 'm'])
  })
})

test('a repeat enquiry goes to the same agent, even if full, and reopens a lost lead', async () => {
  await withEmptyTeam(async (db) => {
    await addAgent(db, 'a')
    await addAgent(db, 'b', { cap: 1 })
    const lost = await addNewLead(db, { phone: '9876543210', minutes: 60 })
    await loseLead(db, lost, 'b')
    await changeLead(db, { leadId: await addNewLead(db), changes: { ownerId: 'b' } }, 'system')
    const again = await addNewLead(db, { phone: '9876543210' })
    await assignLeads(db)
    expect(await ownersOf(db, [again, lost])).toEqual(['b', 'b'])
    const row = db.selectFrom('leads').select('status').where('id', '=', lost)
    expect(await row.executeTakeFirst()).toEqual({ status: 'new' })
    // A reopened lead was assigned long ago, which alone must not escalate it.
    await sql`update leads set assigned_at = now() - interval '1 day' where id = ${lost}`.execute(
      db,
    )
    expect(await assignLeads(db)).toMatchObject({ passedOn: 0, escalated: 0 })
  })
})

test('a repeat enquiry whose agent is on leave is assigned again, with the lost lead', async () => {
  await withEmptyTeam(async (db) => {
    await addAgent(db, 'a')
    await addAgent(db, 'b', { isTaking: false })
    const lost = await addNewLead(db, { phone: '9876543210', minutes: 60 })
    await loseLead(db, lost, 'b')
    const again = await addNewLead(db, { phone: '9876543210' })
    const twice = await addNewLead(db, { phone: '9876543210' })
    await assignLeads(db)
    expect(await ownersOf(db, [again, lost, twice])).toEqual(['a', 'a', 'a'])
  })
})

test('leads from before assignment began stay manual', async () => {
  await withEmptyTeam(async (db) => {
    await addAgent(db, 'a')
    const [old, young] = [await addNewLead(db, { minutes: 20 }), await addNewLead(db)]
    await sql`update assignment_settings set active_from = now() - interval '10 minutes'`.execute(
      db,
    )
    await assignLeads(db)
    expect(await ownersOf(db, [old, young])).toEqual([null, 'a'])
  })
})

test('spam is assigned to no one', async () => {
  await withEmptyTeam(async (db) => {
    await addAgent(db, 'a')
    const lead = await addNewLead(db)
    await sql`update leads set spam_reason = 'site' where id = ${lead}`.execute(db)
    expect(await assignLeads(db)).toMatchObject({ assigned: 0 })
  })
})

test('a late evening lead does not go to an agent on leave next morning', async () => {
  await withEmptyTeam(async (db) => {
    await sql`update working_hours set opens = 540, closes = 1140`.execute(db)
    for (const id of ['a', 'b']) await addAgent(db, id)
    const night = new Date('2026-11-24T22:00:00.000+05:30')
    const leave = { staffId: 'a', from: '2026-11-25', to: '2026-11-25', reason: '' }
    await enterLeave(db, leave, 'a')
    const leads = await addLeads(db, 2)
    await assignLeads(db, night)
    expect(await ownersOf(db, leads)).toEqual(['b', 'b'])
  })
})

test('an enquiry from another phone of a person goes to their agent, with the lost lead', async () => {
  await withEmptyTeam(async (db) => {
    for (const id of ['a', 'b', 'c']) await addAgent(db, id)
    const by = { id: 'a', role: 'agent', leadScope: 'all' } as const
    const phones = ['9876543210', '9876543211'] as const
    const lost = await addNewLead(db, { phone: phones[0], minutes: 90 })
    await loseLead(db, lost, 'c')
    const other = await addNewLead(db, { phone: phones[1], minutes: 80 })
    await changeLead(db, { leadId: other, changes: { ownerId: 'b', status: 'won' } }, 'system')
    const apart = await addNewLead(db, { phone: phones[1], minutes: 70 })
    await changeLead(db, { leadId: apart, changes: { ownerId: 'a' } }, 'system')
    await splitPerson(db, { leadId: apart, otherId: apart }, by)
    await mergePeople(db, { leadId: lost, otherId: other }, by)

    // The other phone's lead was lost last; the unlinked enquiry has no agent.
    await db.deleteFrom('leads').where('id', '=', other).execute()
    const again = await addNewLead(db, { phone: phones[1] })
    await assignLeads(db)
    expect(await ownersOf(db, [again, lost])).toEqual(['c', 'c'])
    const { status } = await db
      .selectFrom('leads')
      .select('status')
      .where('id', '=', lost)
      .executeTakeFirstOrThrow()
    expect(status).toBe('new')

    // Two of one person in one pass, with no agent so far.
    const [one, two] = [
      await addNewLead(db, { phone: '9811111111', minutes: 2 }),
      await addNewLead(db, { phone: '9822222222', minutes: 1 }),
    ]
    await mergePeople(db, { leadId: one, otherId: two }, by)
    await assignLeads(db)
    const [owner] = await ownersOf(db, [one])
    expect(await ownersOf(db, [two])).toEqual([owner])
  })
})
