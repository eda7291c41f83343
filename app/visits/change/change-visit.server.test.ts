import { sql } from 'kysely'
import { expect } from 'vitest'

import { changeLead, findFacts } from '#app/leads/status/change-lead.server.ts'
import { visitEventText } from '#app/leads/visits/visit-activity.ts'
import { findDashboardVisit, listDay, listToConfirm } from '#app/visits/list-visits.server.ts'
import { it } from '#test/helpers/database/database.ts'
import {
  bookAnother,
  requestVisit,
  eleven,
  halfPastTen,
  nameOf,
  now,
  ten,
  visitScene,
} from '#test/helpers/visit-scene.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { changeVisit } from './change-visit.server.ts'
import { makeVisit } from './schedule-visit.server.ts'
import { undoVisit } from './undo-visit.server.ts'

it('a confirmed visit advances the lead, sets its follow-up, and appears in its history', async ({
  trx: db,
}) => {
  const { asha, leadId, visitId, change } = await visitScene(db, '20')
  expect(await change({ status: 'confirmed', agentId: asha.id }, 0)).toMatchObject({
    kind: 'done',
  })
  expect(await findDashboardVisit(db, visitId, asha)).toMatchObject({
    status: 'confirmed',
    agentName: 'Agent 201',
    sequence: 1,
    endsAt: eleven,
    canUndo: true,
  })
  expect(await findFacts(db, leadId, asha)).toMatchObject({
    status: 'site-visit',
    followUpAt: ten,
  })
  const word = await db
    .selectFrom('lead_changes')
    .select(['new_value', 'staff_id'])
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'visit')
    .executeTakeFirst()
  expect(word?.staff_id).toBe(asha.id)
  expect(visitEventText(word?.new_value ?? '')).toBe(
    'Site visit confirmed: GOA, Wed 5 Mar 2031, 10:00 am IST, with Agent 201',
  )
})

it('an agent who saw an older visit gets a conflict, and nothing is overwritten', async ({
  trx: db,
}) => {
  const { asha, vikram, visitId, change } = await visitScene(db, '21')
  await change({ status: 'confirmed', agentId: asha.id }, 0)
  const late = await change({ startsAt: eleven, agentId: vikram.id }, 0, vikram)
  expect(late).toMatchObject({ kind: 'stale', visit: { status: 'confirmed' } })
  expect(await findDashboardVisit(db, visitId, asha)).toMatchObject({
    startsAt: ten,
    agentId: asha.id,
  })
})

it('an agent is booked once an hour: a refusal names the visit and free hours', async ({
  trx: db,
}) => {
  const { asha, vikram, visitId, change } = await visitScene(db, '22')
  await change({ status: 'confirmed', agentId: asha.id }, 0)
  const leadId = await addNewLead(db, { name: 'Rohan D’Souza' })
  const other = await requestVisit(db, leadId, halfPastTen)
  const to = { status: 'confirmed', agentId: asha.id } as const
  const answer = await changeVisit(db, { visitId: other, seen: 0, to }, asha, nameOf, now)
  expect(answer).toMatchObject({
    kind: 'taken',
    clash: { agentName: 'Agent 221', with: { name: 'Neha Saxena', startsAt: ten } },
  })
  const free = answer.kind === 'taken' ? answer.clash.free : []
  expect(free).toContainEqual({
    agent: { id: asha.id, name: 'Agent 221', isAway: false },
    startsAt: eleven,
  })
  // Neither the visit nor its lead was changed.
  expect(await findDashboardVisit(db, other, asha)).toMatchObject({
    status: 'asked',
    sequence: 0,
  })
  expect(await findFacts(db, leadId, asha)).toMatchObject({ status: 'new', followUpAt: null })
  // Neither the next hour nor another agent's is a clash.
  const with2 = { ...to, agentId: vikram.id }
  expect(
    await changeVisit(db, { visitId: other, seen: 0, to: with2 }, asha, nameOf, now),
  ).toMatchObject({ kind: 'done' })
  expect(visitId).not.toBe(other)
})

it('a move does not overwrite a later follow-up', async ({ trx: db }) => {
  const { asha, vikram, leadId, change } = await visitScene(db, '31')
  await change({ status: 'confirmed', agentId: asha.id }, 0)
  await change({ startsAt: eleven }, 1)
  expect(await findFacts(db, leadId, asha)).toMatchObject({ followUpAt: eleven })
  await changeLead(db, { leadId, changes: { followUpAt: halfPastTen } }, vikram)
  await change({ startsAt: ten }, 2)
  expect(await findFacts(db, leadId, asha)).toMatchObject({ followUpAt: halfPastTen })
  await change({ status: 'cancelled' }, 3)
  expect(await findFacts(db, leadId, asha)).toMatchObject({ followUpAt: halfPastTen })
})

it('an outcome with its note and next follow-up is one change, undone as one', async ({
  trx: db,
}) => {
  const { asha, leadId, visitId, change } = await visitScene(db, '32')
  await change({ status: 'confirmed', agentId: asha.id }, 0)
  const [to, note] = [{ status: 'came' as const }, 'Liked the corner flat.']
  const outcome = { visitId, seen: 1, to, note, followUpAt: eleven }
  expect(await changeVisit(db, outcome, asha, nameOf, halfPastTen)).toMatchObject({ kind: 'done' })
  expect(await findFacts(db, leadId, asha)).toMatchObject({ followUpAt: eleven })
  const { rows } = await sql<{ kind: string; text: string }>`
    select kind, new_value as text from lead_changes where lead_id = ${leadId} and change_set_id =
      (select last_change_set_id from visits where id = ${visitId})`.execute(db)
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['follow-up', 'note', 'visit'])
  expect(rows).toContainEqual({ kind: 'note', text: note })
  expect(await undoVisit(db, { visitId, seen: 2 }, asha, halfPastTen)).toMatchObject({
    kind: 'done',
  })
  expect(await findFacts(db, leadId, asha)).toMatchObject({ followUpAt: ten })
})

it('a cancelled or past visit occupies no hour', async ({ trx: db }) => {
  const { asha, change } = await visitScene(db, '23')
  await change({ status: 'confirmed', agentId: asha.id }, 0)
  await change({ status: 'cancelled' }, 1)
  expect(await bookAnother(db, asha)).toMatchObject({ kind: 'done' })
})

it('a lead has one visit to a project at a time', async ({ trx: db }) => {
  const { asha, leadId } = await visitScene(db, '24')
  const changes = { leadId, agentId: asha.id, startsAt: eleven }
  expect(await makeVisit(db, { ...changes, project: 'goa' }, asha, nameOf, now)).toEqual({
    kind: 'double',
  })
  expect(await makeVisit(db, { ...changes, project: 'noida' }, asha, nameOf, now)).toMatchObject({
    kind: 'done',
  })
})

it('an outcome is possible from the hour on, and a finished visit stays as it is', async ({
  trx: db,
}) => {
  const { asha, change } = await visitScene(db, '25')
  expect(await change({ status: 'came' }, 0)).toEqual({ kind: 'early' })
  expect(await change({ startsAt: now }, 0)).toEqual({ kind: 'past' })
  expect(await change({ status: 'confirmed' }, 0)).toEqual({ kind: 'unassigned' })
  expect(await change({ status: 'confirmed', agentId: 'gone' }, 0)).toEqual({ kind: 'unassigned' })
  expect(await change({ status: 'missed' }, 0, asha, eleven)).toMatchObject({ kind: 'done' })
  expect(await change({ startsAt: eleven }, 1)).toEqual({ kind: 'over' })
})

it('an agent with their own leads sees their visits and those they accompany, and changes no other', async ({
  trx: db,
}) => {
  const { asha, vikram, leadId, visitId, change } = await visitScene(db, '29')
  const own = { id: await addAgent(db, '293'), role: 'agent', leadScope: 'own' } as const
  expect(await listDay(db, '2031-03-05', own)).toEqual([])
  expect((await listToConfirm(db, now, own)).visits).toEqual([])
  const to = { status: 'cancelled' } as const
  expect(await change(to, 0, own)).toEqual({ kind: 'absent' })
  expect(await undoVisit(db, { visitId, seen: 0 }, own, now)).toEqual({ kind: 'absent' })
  const changes = { leadId, project: 'noida', startsAt: eleven, agentId: own.id }
  expect(await makeVisit(db, changes, own, nameOf, now)).toEqual({ kind: 'absent' })
  // The refusal names the agent, but not the visitor.
  await change({ status: 'confirmed', agentId: vikram.id }, 0)
  const theirs = await requestVisit(db, await addNewLead(db, { name: 'Of Mine', ownerId: own.id }))
  const taken = { status: 'confirmed', agentId: vikram.id } as const
  expect(
    await changeVisit(db, { visitId: theirs, seen: 0, to: taken }, own, nameOf, now),
  ).toMatchObject({ kind: 'taken', clash: { with: { name: null } } })
  await change({ agentId: own.id }, 1, asha)
  expect((await listDay(db, '2031-03-05', own)).map(({ name }) => name)).toEqual([
    'Neha Saxena',
    'Of Mine',
  ])
  expect(await change(to, 2, own)).toMatchObject({ kind: 'done' })
})

it('spam has no visits', async ({ trx: db }) => {
  const { asha, leadId, change } = await visitScene(db, '30')
  await sql`update leads set spam_reason = 'site' where id = ${leadId}`.execute(db)
  expect(await listDay(db, '2031-03-05', asha)).toEqual([])
  expect(await change({ status: 'cancelled' }, 0)).toEqual({ kind: 'absent' })
})
