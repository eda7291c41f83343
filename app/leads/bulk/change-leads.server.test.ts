import { expect } from 'vitest'

import { changeLead, findFacts } from '#app/leads/status/change-lead.server.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addNewLead, addViewer } from '#test/staff/staff-members.ts'

import { changeLeads } from './change-leads.server.ts'

function historyOf(db: Executor, leadId: string) {
  return db
    .selectFrom('lead_changes')
    .select(['kind', 'old_value', 'new_value', 'change_set_id', 'reverts', 'staff_id'])
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .execute()
}

const seenNew = (leadId: string) => ({ leadId, seen: { status: 'new' as const } })
const won = { status: 'won' } as const

async function statusOf(db: Executor, leadId: string, by: Viewer) {
  return (await findFacts(db, leadId, by))?.status
}

it('each lead has its own history of one change', async ({ trx: db }) => {
  const asha = await addViewer(db, '301')
  const ids = [await addNewLead(db), await addNewLead(db)]
  const changes = { status: 'lost', lostReason: 'silent' } as const
  const done = await changeLeads(db, { changes, leads: ids.toReversed().map(seenNew) }, asha)
  expect(done).toEqual({ changeSetId: expect.any(String), changed: ids, left: [] })
  for (const id of ids) {
    expect(await historyOf(db, id)).toEqual([
      {
        kind: 'status',
        old_value: 'new',
        new_value: 'lost',
        change_set_id: done.changeSetId,
        reverts: null,
        staff_id: '301',
      },
      {
        kind: 'lost-reason',
        old_value: null,
        new_value: 'silent',
        change_set_id: done.changeSetId,
        reverts: null,
        staff_id: '301',
      },
    ])
  }
})

it('a lead that changed since is skipped with its editor, and one that is so already without', async ({
  trx: db,
}) => {
  const [asha, vikram] = [await addViewer(db, '302'), await addViewer(db, '303')]
  const [free, taken, same] = [await addNewLead(db), await addNewLead(db), await addNewLead(db)]
  await changeLead(db, { leadId: taken, changes: { status: 'negotiation' } }, vikram)
  await changeLead(db, { leadId: same, changes: won }, vikram)
  const leads = [seenNew(free), seenNew(taken), { leadId: same, seen: won }]
  const done = await changeLeads(db, { changes: won, leads }, asha)
  expect(done).toMatchObject({
    changed: [free],
    left: [
      { id: taken, why: 'conflict', by: 'Person 303' },
      { id: same, why: 'already', by: null },
    ],
  })
  expect(await statusOf(db, taken, asha)).toBe('negotiation')
  expect(await historyOf(db, same)).toHaveLength(1)
})

it('an agent with their own leads changes no other, and no one a missing lead', async ({
  trx: db,
}) => {
  const [own, other] = [await addViewer(db, '304', 'own'), await addViewer(db, '305')]
  const [mine, theirs] = [
    await addNewLead(db, { ownerId: '304' }),
    await addNewLead(db, { ownerId: '305' }),
  ]
  const leads = [seenNew(mine), seenNew(theirs), seenNew('999999999999')]
  expect(await changeLeads(db, { changes: won, leads }, own)).toMatchObject({
    changed: [mine],
    left: [
      { id: theirs, why: 'absent', by: null },
      { id: '999999999999', why: 'absent' },
    ],
  })
  expect(await statusOf(db, theirs, other)).toBe('new')
})

it('a change of nothing cannot be undone', async ({ trx: db }) => {
  const asha = await addViewer(db, '306')
  const leads = [{ leadId: await addNewLead(db), seen: won }]
  expect(await changeLeads(db, { changes: won, leads }, asha)).toMatchObject({
    changeSetId: null,
    changed: [],
  })
})

it('one undo reverts the whole change, once', async ({ trx: db }) => {
  const [asha, vikram] = [await addViewer(db, '307'), await addViewer(db, '308')]
  const ids = [
    await addNewLead(db, { ownerId: '307' }),
    await addNewLead(db, { ownerId: '307' }),
    await addNewLead(db, { ownerId: '307' }),
  ]
  const leads = ids.map((leadId) => ({ leadId, seen: { ownerId: '307' } }))
  const { changeSetId } = await changeLeads(db, { changes: { ownerId: '308' }, leads }, asha)
  expect(await undoChangeSet(db, changeSetId ?? '', vikram)).toEqual({ kind: 'absent' })
  expect(await undoChangeSet(db, changeSetId ?? '', { ...asha, leadScope: 'own' })).toMatchObject({
    kind: 'changed',
  })
  for (const id of ids) {
    expect(await findFacts(db, id, asha)).toMatchObject({ ownerId: '307' })
    expect((await historyOf(db, id)).map(({ reverts: undoes }) => undoes)).toEqual([
      null,
      changeSetId,
    ])
  }
  expect(await undoChangeSet(db, changeSetId ?? '', asha)).toEqual({ kind: 'absent' })
})

it('leads that changed since stay, and the rest is undone', async ({ trx: db }) => {
  const asha = await addViewer(db, '309')
  const ids = [await addNewLead(db), await addNewLead(db)] as const
  const { changeSetId } = await changeLeads(db, { changes: won, leads: ids.map(seenNew) }, asha)
  await changeLead(db, { leadId: ids[0], changes: { status: 'negotiation' } }, asha)
  expect(await undoChangeSet(db, changeSetId ?? '', asha)).toEqual({
    kind: 'left',
    undone: 1,
    changedAgain: 1,
    denied: 0,
  })
  expect(await statusOf(db, ids[0], asha)).toBe('negotiation')
  expect(await statusOf(db, ids[1], asha)).toBe('new')
})

it('a change can be undone on one lead, and on the others afterwards', async ({ trx: db }) => {
  const asha = await addViewer(db, '310')
  const ids = [await addNewLead(db), await addNewLead(db)] as const
  const { changeSetId } = await changeLeads(db, { changes: won, leads: ids.map(seenNew) }, asha)
  expect(await undoChangeSet(db, changeSetId ?? '', asha, ids[0])).toMatchObject({
    kind: 'changed',
  })
  expect(await statusOf(db, ids[1], asha)).toBe('won')
  expect(await undoChangeSet(db, changeSetId ?? '', asha, ids[0])).toEqual({ kind: 'absent' })
  expect(await undoChangeSet(db, changeSetId ?? '', asha)).toMatchObject({ kind: 'changed' })
  expect(await statusOf(db, ids[1], asha)).toBe('new')
  expect(await historyOf(db, ids[0])).toHaveLength(2)
})
