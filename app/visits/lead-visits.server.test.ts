import { expect } from 'vitest'

import { it } from '#test/helpers/database/database.ts'
import { requestVisit, eleven, now, ten, visitScene } from '#test/helpers/visit-scene.ts'

import { listOfLead } from './list-visits.server.ts'
import { undoVisit } from './change/undo-visit.server.ts'
import { findLastChangeSet, findVisitOfChangeSet } from './change/visit-outcomes.server.ts'

it('the visits of a lead show status, editor and likely agent', async ({ trx: db }) => {
  const { asha, vikram, leadId, visitId, change } = await visitScene(db, '61')
  const [asked] = await listOfLead(db, leadId, vikram)
  expect(asked).toMatchObject({
    id: visitId,
    status: 'asked',
    startsAt: ten.toISOString(),
    goesAlong: asha.id,
    changed: null,
    canUndo: false,
  })
  await change({ status: 'confirmed', agentId: vikram.id }, 0)
  const [confirmed] = await listOfLead(db, leadId, asha)
  expect(confirmed).toMatchObject({
    status: 'confirmed',
    agentName: `Agent ${vikram.id}`,
    goesAlong: vikram.id,
    changed: { by: `Agent ${asha.id}`, at: now.toISOString() },
    canUndo: true,
  })
  expect((await listOfLead(db, leadId, vikram))[0]).toMatchObject({ canUndo: false })
  await change({ status: 'cancelled' }, 1)
  const later = await requestVisit(db, leadId, eleven)
  const both = await listOfLead(db, leadId, asha)
  expect(both.map(({ id }) => id)).toEqual([later, visitId])
})

it('an agent with their own leads sees only the visit that they accompany', async ({ trx: db }) => {
  const { vikram, leadId, change } = await visitScene(db, '62')
  const own = { ...vikram, leadScope: 'own' } as const
  expect(await listOfLead(db, leadId, own)).toEqual([])
  await change({ status: 'confirmed', agentId: vikram.id }, 0)
  expect(await listOfLead(db, leadId, own)).toHaveLength(1)
})

it('the last change of a visit names the visit, until undone', async ({ trx: db }) => {
  const { asha, visitId, change } = await visitScene(db, '63')
  expect(await findLastChangeSet(db, visitId)).toBeUndefined()
  await change({ status: 'confirmed', agentId: asha.id }, 0)
  const first = (await findLastChangeSet(db, visitId)) ?? ''
  expect(await findVisitOfChangeSet(db, first)).toEqual({ visitId, seen: 1 })
  await change({ startsAt: eleven }, 1)
  expect(await findVisitOfChangeSet(db, first), 'someone went on').toBeUndefined()
  const second = (await findLastChangeSet(db, visitId)) ?? ''
  const found = await findVisitOfChangeSet(db, second)
  expect(found && (await undoVisit(db, found, asha, now))).toMatchObject({ kind: 'done' })
  expect(await findVisitOfChangeSet(db, second)).toBeUndefined()
})
