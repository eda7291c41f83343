import { sql } from 'kysely'
import { expect } from 'vitest'

import { assignLeads } from '#app/assignment/assign-leads.server.ts'
import {
  countUnanswered,
  listUnanswered,
} from '#app/assignment/escalation/unanswered-leads.server.ts'
import { countDueLeads, listDueLeads } from '#app/leads/follow-ups/due-leads.server.ts'
import { honestLeads } from '#app/leads/list/lead-rows.server.ts'
import { loadDashboardLeads } from '#app/leads/list/lead-work.server.ts'
import { findFacts } from '#app/leads/status/change-lead.server.ts'
import { afterTry, type Outcome } from '#app/leads/status/outcome.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff, ownersOf } from '#test/staff/staff-members.ts'

import { changeEnquiries } from './change-enquiries.server.ts'
import { mergePeople, splitPerson } from './change-person.server.ts'

const phone = '9876543210'
const daily = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 0, closes: 1440 })),
  holidays: [],
}
const at = new Date()
const soon = new Date(at.getTime() + 30 * 60_000)

async function scene(db: Executor, { other = 'a' } = {}) {
  await clearLeadsAndStaff(db)
  for (const id of ['a', 'b', 'c']) await addAgent(db, id)
  const by: Viewer = { id: 'a', role: 'agent', leadScope: 'own' }
  const first = await addNewLead(db, { phone, ownerId: 'a', minutes: 9, message: 'Price?' })
  const second = await addNewLead(db, { phone, ownerId: other, minutes: 5, message: 'Size?' })
  return { by, first, second }
}

async function call(db: Executor, leadId: string, by: Viewer, outcome: Outcome = 'connected') {
  const facts = await findFacts(db, leadId, 'system')
  if (!facts) throw new Error('There is no such lead')
  const nextAt = outcome === 'connected' ? soon : undefined
  const tried = { outcome, at, nextAt }
  const change = {
    leadId,
    changes: afterTry(tried, facts, daily),
    seen: {},
    activities: [{ kind: 'outcome' as const, text: outcome }],
    callAttempt: tried,
  }
  const done = await changeEnquiries(db, change, by, daily)
  return done.kind === 'changed' ? done.changeSetId : ''
}

const called = { status: 'contacted', firstContactAt: at, followUpAt: soon }
const untouched = { status: 'new', firstContactAt: null, followUpAt: null }

it('two due enquiries of one person are one follow-up, which shows both', async ({ trx: db }) => {
  const { by, first, second } = await scene(db)
  const [entry, ...others] = await listDueLeads(db, by)
  expect(others).toEqual([])
  // The newer enquiry is warmer.
  expect(entry).toMatchObject({ id: second, also: [{ id: first, message: 'Price?' }] })
  expect(await countDueLeads(db, by)).toBe(1)
})

it('an answered call completes the other enquiry’s first call, and one undo reverts both', async ({
  trx: db,
}) => {
  const { by, first, second } = await scene(db)
  const changeSetId = await call(db, second, by)
  for (const id of [first, second]) expect(await findFacts(db, id, by)).toMatchObject(called)
  expect(await listDueLeads(db, by)).toMatchObject([{ id: first, also: [{ id: second }] }])
  await sql`update leads set assigned_at = now() - interval '1 day'`.execute(db)
  expect(await assignLeads(db)).toMatchObject({ passedOn: 0, escalated: 0 })
  expect(await undoChangeSet(db, changeSetId, by, second)).toMatchObject({ kind: 'changed' })
  for (const id of [first, second]) expect(await findFacts(db, id, by)).toMatchObject(untouched)
})

it('a call without an answer moves the follow-up of both', async ({ trx: db }) => {
  const { by, first, second } = await scene(db)
  await call(db, first, by, 'no-answer')
  const [one, other] = [await findFacts(db, first, by), await findFacts(db, second, by)]
  expect(one?.followUpAt).toEqual(new Date(at.getTime() + 2 * 60 * 60_000))
  expect(other).toEqual(one)
})

it('a colleague’s enquiry is completed too, and due again after an undo', async ({ trx: db }) => {
  const { by, first, second } = await scene(db, { other: 'b' })
  const changeSetId = await call(db, first, by)
  expect(await findFacts(db, second, 'system')).toMatchObject({ ...called, ownerId: 'b' })
  expect(await undoChangeSet(db, changeSetId, by)).toMatchObject({ kind: 'changed' })
  expect(await findFacts(db, second, 'system')).toMatchObject(untouched)
})

it('a follow-up without a call covers the enquiries that its agent sees', async ({ trx: db }) => {
  const { by, first, second } = await scene(db)
  const theirs = await addNewLead(db, { phone, ownerId: 'b' })
  const change = { leadId: first, changes: { followUpAt: soon }, seen: {}, activities: [] }
  await changeEnquiries(db, change, by, daily)
  expect(await findFacts(db, second, by)).toMatchObject({ followUpAt: soon, status: 'new' })
  expect(await findFacts(db, theirs, 'system')).toMatchObject(untouched)
})

it('a closed enquiry stays closed, and a lost one leaves the other with a follow-up', async ({
  trx: db,
}) => {
  const { by, first, second } = await scene(db)
  const changes = { status: 'lost', lostReason: 'price', firstContactAt: at } as const
  const tried = { outcome: 'connected', at } as const
  await changeEnquiries(
    db,
    { leadId: first, changes, seen: {}, activities: [], callAttempt: tried },
    by,
    daily,
  )
  const other = await findFacts(db, second, by)
  expect(other).toMatchObject({ status: 'contacted', firstContactAt: at })
  expect(other?.followUpAt?.getTime()).toBeGreaterThan(at.getTime())
  await call(db, second, by)
  expect(await findFacts(db, first, by)).toMatchObject({ status: 'lost', followUpAt: null })
})

it('a call covers all phones of a person, a wrong number one phone, and neither another person', async ({
  trx: db,
}) => {
  const { first, second } = await scene(db)
  const by: Viewer = { id: 'a', role: 'owner', leadScope: 'all' }
  const office = await addNewLead(db, { phone: '9123456780', ownerId: 'a' })
  await mergePeople(db, { leadId: first, otherId: office }, by)
  await splitPerson(db, { leadId: first, otherId: second }, by)
  await call(db, first, by, 'wrong-number')
  expect(await findFacts(db, office, by)).toMatchObject(untouched)
  await call(db, first, by)
  expect(await findFacts(db, office, by)).toMatchObject(called)
  expect(await findFacts(db, second, by)).toMatchObject(untouched)
  expect(await countDueLeads(db, by)).toBe(2)
})

it('the first call is due by the promise to the person, on any of the enquiries', async ({
  trx: db,
}) => {
  const { by, first, second } = await scene(db)
  const rows = await honestLeads(db).where('leads.id', 'in', [first, second]).execute()
  const leads = await loadDashboardLeads(db, rows, by)
  const [one, other] = leads.map(({ work }) => work.callBy)
  expect(one).not.toBeNull()
  expect(other).toBe(one)
})

it('both enquiries go to the next agent together, and the owner is notified of the person once', async ({
  trx: db,
}) => {
  await clearLeadsAndStaff(db)
  for (const id of ['a', 'b', 'c']) await addAgent(db, id)
  const first = await addNewLead(db, { phone })
  await assignLeads(db)
  const later = async (minutes: number) => {
    await sql`update leads set created_at = created_at - make_interval(mins => ${minutes}),
      assigned_at = assigned_at - make_interval(mins => ${minutes})`.execute(db)
    return assignLeads(db)
  }
  await later(4)
  const second = await addNewLead(db, { phone })
  await assignLeads(db)
  expect(await ownersOf(db, [first, second])).toEqual(['a', 'a'])
  expect(await later(6)).toMatchObject({ passedOn: 2, escalated: 0 })
  expect(await ownersOf(db, [first, second])).toEqual(['b', 'b'])
  await later(10)
  expect(await ownersOf(db, [first, second])).toEqual(['c', 'c'])
  expect(await later(10)).toMatchObject({ passedOn: 0, escalated: 1 })
  expect(await later(10)).toMatchObject({ passedOn: 0, escalated: 0 })
  expect(await countUnanswered(db)).toBe(1)
  expect(await listUnanswered(db, 5)).toMatchObject({ count: 1, leads: [{ id: first }] })
  const by: Viewer = { id: 'c', role: 'agent', leadScope: 'own' }
  await call(db, second, by)
  expect(await countUnanswered(db)).toBe(0)
})
