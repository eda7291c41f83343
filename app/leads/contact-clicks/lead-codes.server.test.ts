import { expect } from 'vitest'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { recordContactIntent } from './contact-intents.server.ts'
import { findLeadsOfCodes, listLeadCodes } from './lead-codes.server.ts'

const owner: Viewer = { id: 'owner', role: 'owner', leadScope: 'all' }
const press = { code: 'K7M2QX', kind: 'chat', page: '/birch-heights' } as const

async function writeDown(db: Executor, leadId: string, code: string, by: Viewer): Promise<string> {
  const changed = await changeLead(db, { leadId, activities: [{ kind: 'code', text: code }] }, by)
  return changed.kind === 'changed' ? changed.changeSetId : ''
}

it('a logged reference links its lead and its click, until it is undone', async ({ trx: db }) => {
  const asha: Viewer = { id: await addAgent(db, 'codes-a'), role: 'agent', leadScope: 'all' }
  const other: Viewer = { id: await addAgent(db, 'codes-b'), role: 'agent', leadScope: 'all' }
  const lead = await addNewLead(db)
  await recordContactIntent(db, { ...press, campaign: { last: { utm_source: 'google' } } }, '1.1')
  await writeDown(db, lead, 'K7M2QX', asha)
  const changeSetId = await writeDown(db, lead, 'ABCDEF', asha)
  expect(await listLeadCodes(db, lead, asha)).toMatchObject([
    { code: 'ABCDEF', isTheirs: true, press: undefined },
    { code: 'K7M2QX', press: { kind: 'WhatsApp', page: '/birch-heights', campaign: 'Google' } },
  ])
  expect(await listLeadCodes(db, lead, other)).toMatchObject([
    { isTheirs: false },
    { isTheirs: false },
  ])
  const found = await findLeadsOfCodes(db, ['K7M2QX', 'ABCDEF', 'ZZZZZZ'], other)
  expect(found.get('ABCDEF')).toMatchObject([{ id: lead, name: 'Asha Rao' }])
  expect(found.get('ZZZZZZ')).toBeUndefined()
  await undoChangeSet(db, changeSetId, asha)
  expect(await listLeadCodes(db, lead, owner)).toMatchObject([{ code: 'K7M2QX', isTheirs: true }])
  expect((await findLeadsOfCodes(db, ['ABCDEF'], owner)).size).toBe(0)
})

it('an agent with their own leads finds no other by its reference, and adds none to it', async ({
  trx: db,
}) => {
  const own: Viewer = { id: await addAgent(db, 'codes-c'), role: 'agent', leadScope: 'own' }
  const lead = await addNewLead(db)
  await addAgent(db, 'owner', { role: 'owner' })
  await writeDown(db, lead, 'K7M2QX', owner)
  expect(await writeDown(db, lead, 'ABCDEF', own)).toBe('')
  expect((await findLeadsOfCodes(db, ['K7M2QX', 'ABCDEF'], own)).size).toBe(0)
})
