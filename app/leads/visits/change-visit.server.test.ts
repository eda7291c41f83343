import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Executor } from '#app/db.server.ts'
import { findVisit } from '#app/leads/capture/visits.server.ts'
import { changeLead, findFacts } from '#app/leads/work/change-lead.server.ts'
import type { Viewer } from '#app/leads/work/visible-leads.server.ts'
import { inTransaction } from '#test/database.ts'

import { changeVisit } from './change-visit.server.ts'
import { findDeskVisit, listDay, listToConfirm } from './list-visits.server.ts'
import { makeVisit } from './make-visit.server.ts'
import { undoVisit } from './undo-visit.server.ts'
import { visitNewsText } from './visit-news.ts'
import type { VisitState } from './visit-state.ts'

const now = new Date('2031-03-04T04:00:00Z')
const ten = new Date('2031-03-05T04:30:00Z')
const halfPastTen = new Date('2031-03-05T05:00:00Z')
const eleven = new Date('2031-03-05T05:30:00Z')
const day = '2031-03-05'
const nameOf = (slug: string) => slug.toUpperCase()

async function addPerson(db: Executor, id: string, sees: Viewer['sees'] = 'all'): Promise<Viewer> {
  await db
    .insertInto('staff_users')
    .values({ id, name: `Person ${id}`, phone: `+1666${id}`, email: `${id}@visits.invalid`, sees })
    .execute()
  return { id, role: 'agent', sees }
}

async function addLead(db: Executor, name: string, ownerId: string | null = null): Promise<string> {
  const { id } = await db
    .insertInto('leads')
    .values({
      name,
      phone: '9876543210',
      email: 'asha@example.com',
      message: 'Price?',
      idempotency_key: crypto.randomUUID(),
      body_hash: '',
      owner_id: ownerId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** As the capture writes it: it knows nothing of agents or ends. */
async function ask(db: Executor, leadId: string, startsAt = ten): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into visits (lead_id, token, project, starts_at)
    values (${leadId}, ${`t-${leadId}-${startsAt.getTime()}`}, 'goa', ${startsAt}) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

/** Two agents, and a visit asked for by somebody whose lead is the first one's. */
async function scene(db: Executor, number: string) {
  const [asha, vikram] = [await addPerson(db, `${number}1`), await addPerson(db, `${number}2`)]
  const leadId = await addLead(db, 'Neha Saxena', asha.id)
  const visitId = await ask(db, leadId)
  const change = (to: Partial<VisitState>, seen: number, by = asha, at = now) =>
    changeVisit(db, { visitId, seen, to }, by, nameOf, at)
  return { asha, vikram, leadId, visitId, change }
}

test('a visit that is confirmed takes the lead on, is owed next, and stands in its history', async () => {
  await inTransaction(async (db) => {
    const { asha, leadId, visitId, change } = await scene(db, '20')
    expect(await change({ status: 'confirmed', agentId: asha.id }, 0)).toMatchObject({
      kind: 'done',
    })
    expect(await findDeskVisit(db, visitId, asha)).toMatchObject({
      status: 'confirmed',
      agentName: 'Person 201',
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
      .select(['became', 'staff_id'])
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'visit')
      .executeTakeFirst()
    expect(word?.staff_id).toBe(asha.id)
    expect(visitNewsText(word?.became ?? '')).toBe(
      'Site visit confirmed: GOA, Wed 5 Mar 2031, 10:00 IST, with Person 201',
    )
  })
})

test('who saw an older state of a visit is told, and nothing is overwritten', async () => {
  await inTransaction(async (db) => {
    const { asha, vikram, visitId, change } = await scene(db, '21')
    await change({ status: 'confirmed', agentId: asha.id }, 0)
    const late = await change({ startsAt: eleven, agentId: vikram.id }, 0, vikram)
    expect(late).toMatchObject({ kind: 'stale', visit: { status: 'confirmed' } })
    expect(await findDeskVisit(db, visitId, asha)).toMatchObject({
      startsAt: ten,
      agentId: asha.id,
    })
  })
})

test('an hour is given to an agent once: who has what, and what is free, is said', async () => {
  await inTransaction(async (db) => {
    const { asha, vikram, visitId, change } = await scene(db, '22')
    await change({ status: 'confirmed', agentId: asha.id }, 0)
    const leadId = await addLead(db, 'Rohan D’Souza')
    const other = await ask(db, leadId, halfPastTen)
    const to = { status: 'confirmed', agentId: asha.id } as const
    const answer = await changeVisit(db, { visitId: other, seen: 0, to }, asha, nameOf, now)
    expect(answer).toMatchObject({
      kind: 'taken',
      clash: { agentName: 'Person 221', with: { name: 'Neha Saxena', startsAt: ten } },
    })
    const free = answer.kind === 'taken' ? answer.clash.free : []
    expect(free).toContainEqual({
      agent: { id: asha.id, name: 'Person 221', isAway: false },
      startsAt: eleven,
    })
    // Nothing was written: neither the visit nor its lead.
    expect(await findDeskVisit(db, other, asha)).toMatchObject({ status: 'asked', sequence: 0 })
    expect(await findFacts(db, leadId, asha)).toMatchObject({ status: 'new', followUpAt: null })
    // The hour that follows is another one, and so is that of somebody else.
    const with2 = { ...to, agentId: vikram.id }
    expect(
      await changeVisit(db, { visitId: other, seen: 0, to: with2 }, asha, nameOf, now),
    ).toMatchObject({ kind: 'done' })
    expect(visitId).not.toBe(other)
  })
})

test('a promise that was made since is not overwritten by a move', async () => {
  await inTransaction(async (db) => {
    const { asha, vikram, leadId, change } = await scene(db, '31')
    await change({ status: 'confirmed', agentId: asha.id }, 0)
    await change({ startsAt: eleven }, 1)
    expect(await findFacts(db, leadId, asha)).toMatchObject({ followUpAt: eleven })
    await changeLead(db, { leadId, wish: { followUpAt: halfPastTen } }, vikram)
    await change({ startsAt: ten }, 2)
    expect(await findFacts(db, leadId, asha)).toMatchObject({ followUpAt: halfPastTen })
    await change({ status: 'cancelled' }, 3)
    expect(await findFacts(db, leadId, asha)).toMatchObject({ followUpAt: halfPastTen })
  })
})

test('what was cancelled or has ended takes nobody’s hour', async () => {
  await inTransaction(async (db) => {
    const { asha, change } = await scene(db, '23')
    await change({ status: 'confirmed', agentId: asha.id }, 0)
    await change({ status: 'cancelled' }, 1)
    const wish = { leadId: await addLead(db, 'Isha'), project: 'goa', startsAt: ten }
    const made = await makeVisit(db, { ...wish, agentId: asha.id }, asha, nameOf, now)
    expect(made).toMatchObject({ kind: 'done' })
  })
})

test('a lead has one visit to a listing at a time', async () => {
  await inTransaction(async (db) => {
    const { asha, leadId } = await scene(db, '24')
    const wish = { leadId, agentId: asha.id, startsAt: eleven }
    expect(await makeVisit(db, { ...wish, project: 'goa' }, asha, nameOf, now)).toEqual({
      kind: 'double',
    })
    expect(await makeVisit(db, { ...wish, project: 'noida' }, asha, nameOf, now)).toMatchObject({
      kind: 'done',
    })
  })
})

test('whether they came is told from the hour on, and what has ended stays as it is', async () => {
  await inTransaction(async (db) => {
    const { asha, change } = await scene(db, '25')
    expect(await change({ status: 'came' }, 0)).toEqual({ kind: 'early' })
    expect(await change({ startsAt: now }, 0)).toEqual({ kind: 'past' })
    expect(await change({ status: 'confirmed' }, 0)).toEqual({ kind: 'nobody' })
    expect(await change({ status: 'confirmed', agentId: 'gone' }, 0)).toEqual({ kind: 'nobody' })
    expect(await change({ status: 'missed' }, 0, asha, eleven)).toMatchObject({ kind: 'done' })
    expect(await change({ startsAt: eleven }, 1)).toEqual({ kind: 'over' })
  })
})

test('the last act is taken back with what it did to the lead, and the calendar goes on counting', async () => {
  await inTransaction(async (db) => {
    const { asha, vikram, leadId, visitId, change } = await scene(db, '26')
    await change({ status: 'confirmed', agentId: asha.id }, 0)
    expect(await undoVisit(db, { visitId, seen: 1 }, vikram, now)).toEqual({ kind: 'gone-on' })
    expect(await undoVisit(db, { visitId, seen: 1 }, asha, now)).toMatchObject({ kind: 'done' })
    expect(await findDeskVisit(db, visitId, asha)).toMatchObject({
      status: 'asked',
      agentId: null,
      canUndo: false,
    })
    expect(await findFacts(db, leadId, asha)).toMatchObject({ status: 'new', followUpAt: null })
    const { token = '' } = (await findDeskVisit(db, visitId, asha)) ?? {}
    expect(await findVisit(db, token)).toMatchObject({ status: 'asked', sequence: 2 })
    expect(await undoVisit(db, { visitId, seen: 2 }, asha, now)).toEqual({ kind: 'gone-on' })
  })
})

test('an act is not taken back over the head of who went on with the lead', async () => {
  await inTransaction(async (db) => {
    const { asha, vikram, leadId, visitId, change } = await scene(db, '27')
    await change({ status: 'confirmed', agentId: asha.id }, 0)
    await changeLead(db, { leadId, wish: { status: 'won' } }, vikram)
    expect(await undoVisit(db, { visitId, seen: 1 }, asha, now)).toEqual({ kind: 'gone-on' })
    expect(await findDeskVisit(db, visitId, asha)).toMatchObject({ status: 'confirmed' })
  })
})

test('an hour that was given away meanwhile is not taken back', async () => {
  await inTransaction(async (db) => {
    const { asha, visitId, change } = await scene(db, '28')
    await change({ status: 'confirmed', agentId: asha.id }, 0)
    await change({ status: 'cancelled' }, 1)
    const wish = { leadId: await addLead(db, 'Isha'), project: 'goa', startsAt: ten }
    await makeVisit(db, { ...wish, agentId: asha.id }, asha, nameOf, now)
    expect(await undoVisit(db, { visitId, seen: 2 }, asha, now)).toMatchObject({ kind: 'taken' })
    expect(await findDeskVisit(db, visitId, asha)).toMatchObject({ status: 'cancelled' })
  })
})

test('who sees their own leads sees visits of those and what they were given, and changes no other', async () => {
  await inTransaction(async (db) => {
    const { asha, vikram, leadId, visitId, change } = await scene(db, '29')
    const own = await addPerson(db, '293', 'own')
    expect(await listDay(db, day, own)).toEqual([])
    expect(await listToConfirm(db, now, own)).toEqual([])
    const to = { status: 'cancelled' } as const
    expect(await change(to, 0, own)).toEqual({ kind: 'absent' })
    expect(await undoVisit(db, { visitId, seen: 0 }, own, now)).toEqual({ kind: 'absent' })
    const wish = { leadId, project: 'noida', startsAt: eleven, agentId: own.id }
    expect(await makeVisit(db, wish, own, nameOf, now)).toEqual({ kind: 'absent' })
    // Whose hour it is they are told, but not who is with them.
    await change({ status: 'confirmed', agentId: vikram.id }, 0)
    const theirs = await ask(db, await addLead(db, 'Of Mine', own.id))
    const taken = { status: 'confirmed', agentId: vikram.id } as const
    expect(
      await changeVisit(db, { visitId: theirs, seen: 0, to: taken }, own, nameOf, now),
    ).toMatchObject({ kind: 'taken', clash: { with: { name: null } } })
    await change({ agentId: own.id }, 1, asha)
    expect((await listDay(db, day, own)).map(({ name }) => name)).toEqual([
      'Neha Saxena',
      'Of Mine',
    ])
    expect(await change(to, 2, own)).toMatchObject({ kind: 'done' })
  })
})

test('suspect enquiries have no visits', async () => {
  await inTransaction(async (db) => {
    const { asha, leadId, change } = await scene(db, '30')
    await sql`update leads set suspect = 'site' where id = ${leadId}`.execute(db)
    expect(await listDay(db, day, asha)).toEqual([])
    expect(await change({ status: 'cancelled' }, 0)).toEqual({ kind: 'absent' })
  })
})
