import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { db as committing, type Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { addNewLead, addViewer } from '#test/staff/staff-members.ts'

import { changeLead, findFacts } from './change-lead.server.ts'
import { undoChangeSet } from './undo-change-set.server.ts'

const tomorrow = new Date('2026-11-25T04:30:00.000Z')

function historyOf(db: Executor, leadId: string) {
  return db
    .selectFrom('lead_changes')
    .select(['kind', 'old_value', 'new_value', 'staff_id'])
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .execute()
}

it('an invalid lead id matches no lead, and does not fail', async ({ trx: db }) => {
  const asha = await addViewer(db, '101')
  for (const leadId of ['', '`sleep 20`', '../etc', '9'.repeat(30), '-1'])
    expect(await findFacts(db, leadId, asha)).toBeUndefined()
})

it('a change is stored with author, old and new value', async ({ trx: db }) => {
  const [asha, leadId] = [await addViewer(db, '101'), await addNewLead(db)]
  const changes = { status: 'contacted', followUpAt: tomorrow, ownerId: '101' } as const
  const words = [{ kind: 'note', text: 'Wants the Saturday' }] as const
  expect(await changeLead(db, { leadId, changes, activities: words }, asha)).toMatchObject({
    kind: 'changed',
  })
  expect(await findFacts(db, leadId, asha)).toMatchObject(changes)
  expect(await historyOf(db, leadId)).toEqual([
    { kind: 'status', old_value: 'new', new_value: 'contacted', staff_id: '101' },
    { kind: 'owner', old_value: null, new_value: '101', staff_id: '101' },
    { kind: 'follow-up', old_value: null, new_value: tomorrow.toISOString(), staff_id: '101' },
    { kind: 'note', old_value: null, new_value: 'Wants the Saturday', staff_id: '101' },
  ])
})

it('an agent who saw an older value gets a conflict, and nothing is overwritten', async ({
  trx: db,
}) => {
  const [asha, leadId] = [await addViewer(db, '102'), await addNewLead(db)]
  await changeLead(db, { leadId, changes: { status: 'contacted' }, seen: { status: 'new' } }, asha)
  const late = { leadId, changes: { status: 'negotiation' }, seen: { status: 'new' } } as const
  expect(await changeLead(db, late, asha)).toMatchObject({
    kind: 'conflict',
    now: { status: 'contacted' },
  })
  const other = { leadId, changes: { followUpAt: tomorrow }, seen: { followUpAt: null } }
  expect(await changeLead(db, other, asha)).toMatchObject({ kind: 'changed' })
  expect(await historyOf(db, leadId)).toHaveLength(2)
})

it('a lost lead has a reason and no follow-up; another status clears the reason', async ({
  trx: db,
}) => {
  const [asha, leadId] = [await addViewer(db, '103'), await addNewLead(db)]
  await changeLead(db, { leadId, changes: { followUpAt: tomorrow } }, asha)
  await changeLead(db, { leadId, changes: { status: 'lost', lostReason: 'price' } }, asha)
  expect(await findFacts(db, leadId, asha)).toMatchObject({
    status: 'lost',
    lostReason: 'price',
    followUpAt: null,
  })
  await changeLead(db, { leadId, changes: { status: 'contacted' } }, asha)
  expect(await findFacts(db, leadId, asha)).toMatchObject({ lostReason: null })
})

it('an agent with their own leads changes no other, and no one changes spam', async ({
  trx: db,
}) => {
  const [own, all] = [await addViewer(db, '104', 'own'), await addViewer(db, '105')]
  const leadId = await addNewLead(db)
  const change = { leadId, changes: { status: 'contacted' } } as const
  expect(await changeLead(db, change, own)).toEqual({ kind: 'absent' })
  await sql`update leads set spam_reason = 'site' where id = ${leadId}`.execute(db)
  expect(await changeLead(db, change, all)).toEqual({ kind: 'absent' })
  expect(await changeLead(db, { ...change, leadId: 'x' }, all)).toEqual({ kind: 'absent' })
})

it('a change is undone once, as a whole, and stays in the history', async ({ trx: db }) => {
  const [asha, leadId] = [await addViewer(db, '106'), await addNewLead(db)]
  const changes = { status: 'lost', lostReason: 'loan', firstContactAt: tomorrow } as const
  const words = [{ kind: 'outcome', text: 'connected' }] as const
  const done = await changeLead(db, { leadId, changes, activities: words }, asha)
  const changeSetId = done.kind === 'changed' ? done.changeSetId : ''
  expect(await undoChangeSet(db, changeSetId, { ...asha, id: 'else' })).toEqual({
    kind: 'absent',
  })
  expect(await undoChangeSet(db, changeSetId, asha)).toMatchObject({ kind: 'changed' })
  expect(await findFacts(db, leadId, asha)).toMatchObject({
    status: 'new',
    lostReason: null,
    firstContactAt: null,
  })
  expect((await historyOf(db, leadId)).at(-1)).toMatchObject({
    kind: 'outcome',
    old_value: 'connected',
  })
  expect(await undoChangeSet(db, changeSetId, asha)).toEqual({ kind: 'absent' })
})

it('a change that someone else built on is not undone', async ({ trx: db }) => {
  const [asha, leadId] = [await addViewer(db, '107'), await addNewLead(db)]
  const done = await changeLead(db, { leadId, changes: { status: 'contacted' } }, asha)
  await changeLead(db, { leadId, changes: { status: 'won' } }, asha)
  const changeSetId = done.kind === 'changed' ? done.changeSetId : ''
  expect(await undoChangeSet(db, changeSetId, asha)).toMatchObject({
    kind: 'conflict',
    now: { status: 'won' },
  })
})

test('rows of the history are never changed', async () => {
  await expect(
    inTransaction(async (db) => {
      const [asha, leadId] = [await addViewer(db, '108'), await addNewLead(db)]
      await changeLead(db, { leadId, changes: { status: 'contacted' } }, asha)
      await sql`update lead_changes set new_value = 'won'`.execute(db)
    }),
  ).rejects.toThrow('never changed')
})

it('an agent who reassigned a lead no longer sees it, and can still undo that', async ({
  trx: db,
}) => {
  const [asha, vikram] = [await addViewer(db, '111', 'own'), await addViewer(db, '112', 'own')]
  const leadId = await addNewLead(db)
  await changeLead(db, { leadId, changes: { ownerId: '111' } }, 'system')
  const given = await changeLead(db, { leadId, changes: { ownerId: '112' } }, asha)
  const changeSetId = given.kind === 'changed' ? given.changeSetId : ''
  expect(await findFacts(db, leadId, asha)).toBeUndefined()
  expect(await undoChangeSet(db, changeSetId, vikram)).toEqual({ kind: 'absent' })
  expect(await undoChangeSet(db, changeSetId, asha)).toMatchObject({ kind: 'changed' })
  expect(await findFacts(db, leadId, asha)).toMatchObject({ ownerId: '111' })
})

test('a writer who waited for another continues from its values, also in the history', async () => {
  const leadId = await addNewLead(committing)
  const people = [await addViewer(committing, '101'), await addViewer(committing, '102')] as const
  const [asha, ravi] = people
  const changeOf = (person: Viewer) => ({ leadId, changes: { ownerId: person.id } })
  const second = await committing.transaction().execute(async (trx) => {
    await changeLead(trx, changeOf(asha), asha)
    const waiting = changeLead(committing, changeOf(ravi), ravi)
    await expect.poll(isAnybodyWaiting, { timeout: 10_000 }).toBe(true)
    return { waiting }
  })
  expect(await second.waiting).toMatchObject({ kind: 'changed' })
  expect(await historyOf(committing, leadId)).toMatchObject([
    { old_value: null, new_value: asha.id },
    { old_value: asha.id, new_value: ravi.id },
  ])
  await committing.deleteFrom('leads').where('id', '=', leadId).execute()
  await committing.deleteFrom('staff_users').where('id', 'in', ['101', '102']).execute()
})

async function isAnybodyWaiting(): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`select exists (
    select from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0) as "isSo"`.execute(
    committing,
  )
  return rows[0]?.isSo ?? false
}
