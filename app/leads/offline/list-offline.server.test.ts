import { expect } from 'vitest'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff } from '#test/staff/staff-members.ts'

import { listOffline, MAX_LEADS } from './list-offline.server.ts'

it('a device keeps what its person sees, newest first, with the last notes that stand', async ({
  trx: db,
}) => {
  await clearLeadsAndStaff(db)
  const viewer = { id: await addAgent(db, 'offline-a'), role: 'agent', leadScope: 'own' } as const
  const older = await addNewLead(db, { ownerId: viewer.id, minutes: 5, message: 'A plot?' })
  const newer = await addNewLead(db, { ownerId: viewer.id })
  await addNewLead(db)
  await addNewLead(db, { ownerId: viewer.id, spamReason: 'signs' })
  for (let at = 1; at <= 7; at += 1) {
    const activities = [{ kind: 'note', text: `Note ${at}` }] as const
    const done = await changeLead(db, { leadId: older, activities }, viewer)
    if (at === 6 && done.kind === 'changed') await undoChangeSet(db, done.changeSetId, viewer)
  }
  const leads = await listOffline(db, viewer)
  expect(leads.map(({ id }) => id)).toEqual([newer, older])
  expect(leads[1]).toMatchObject({ name: 'Asha Rao', message: 'A plot?', work: { status: 'new' } })
  expect(leads[1]?.notes.map(({ text, by }) => `${text} ${by}`)).toEqual(
    [7, 5, 4, 3, 2].map((at) => `Note ${at} Agent offline-a`),
  )
  expect(leads[0]?.notes).toEqual([])
})

it('a device keeps 200 leads at most', async ({ trx: db }) => {
  await clearLeadsAndStaff(db)
  const viewer = { id: 'offline-owner', role: 'owner', leadScope: 'all' } as const
  for (let at = 0; at < MAX_LEADS + 1; at += 1) await addNewLead(db)
  expect(await listOffline(db, viewer)).toHaveLength(MAX_LEADS)
})
