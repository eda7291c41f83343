import { expect } from 'vitest'

import { findVisit } from '#app/enquiries/visit-request/record-visit.server.ts'
import { changeLead, findFacts } from '#app/leads/status/change-lead.server.ts'
import { findDashboardVisit } from '#app/visits/list-visits.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { bookAnother, now, visitScene } from '#test/helpers/visit-scene.ts'

import { undoVisit } from './undo-visit.server.ts'

it('the last change is undone with its effect on the lead, and the sequence still grows', async ({
  trx: db,
}) => {
  const { asha, vikram, leadId, visitId, change } = await visitScene(db, '26')
  await change({ status: 'confirmed', agentId: asha.id }, 0)
  expect(await undoVisit(db, { visitId, seen: 1 }, vikram, now)).toEqual({ kind: 'gone-on' })
  expect(await undoVisit(db, { visitId, seen: 1 }, asha, now)).toMatchObject({ kind: 'done' })
  expect(await findDashboardVisit(db, visitId, asha)).toMatchObject({
    status: 'asked',
    agentId: null,
    canUndo: false,
  })
  expect(await findFacts(db, leadId, asha)).toMatchObject({ status: 'new', followUpAt: null })
  const { token = '' } = (await findDashboardVisit(db, visitId, asha)) ?? {}
  expect(await findVisit(db, token)).toMatchObject({ status: 'asked', sequence: 2 })
  expect(await undoVisit(db, { visitId, seen: 2 }, asha, now)).toEqual({ kind: 'gone-on' })
})

it('a change is not undone once someone continued with the lead', async ({ trx: db }) => {
  const { asha, vikram, leadId, visitId, change } = await visitScene(db, '27')
  await change({ status: 'confirmed', agentId: asha.id }, 0)
  await changeLead(db, { leadId, changes: { status: 'won' } }, vikram)
  expect(await undoVisit(db, { visitId, seen: 1 }, asha, now)).toEqual({ kind: 'gone-on' })
  expect(await findDashboardVisit(db, visitId, asha)).toMatchObject({ status: 'confirmed' })
})

it('an undo does not restore an hour that is booked since', async ({ trx: db }) => {
  const { asha, visitId, change } = await visitScene(db, '28')
  await change({ status: 'confirmed', agentId: asha.id }, 0)
  await change({ status: 'cancelled' }, 1)
  await bookAnother(db, asha)
  expect(await undoVisit(db, { visitId, seen: 2 }, asha, now)).toMatchObject({ kind: 'taken' })
  expect(await findDashboardVisit(db, visitId, asha)).toMatchObject({ status: 'cancelled' })
})
