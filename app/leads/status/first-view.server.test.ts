import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { honestLeads } from '#app/leads/list/lead-rows.server.ts'
import { loadDashboardLeads } from '#app/leads/list/lead-work.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { changeLead } from './change-lead.server.ts'
import { markFirstView } from './first-view.server.ts'

async function isMarked(db: Executor, leadId: string, by = 'look'): Promise<boolean | undefined> {
  const [lead] = await loadDashboardLeads(
    db,
    await honestLeads(db).where('leads.id', '=', leadId).execute(),
    { id: by },
  )
  return lead?.work.isUnread
}

function open(db: Executor, leadId: string, by = 'look') {
  return db.insertInto('audit_log').values({ kind: 'saw', lead_id: leadId, staff_id: by }).execute()
}

it('a new lead is unread for each agent until they open it, and open dashboards are notified once', async ({
  trx: db,
}) => {
  const [lead, other] = [await addNewLead(db), await addNewLead(db)]
  expect(await isMarked(db, lead)).toBe(true)
  expect(await markFirstView(db, lead, 'look')).toBe(true)
  await open(db, lead)
  expect(await isMarked(db, lead)).toBe(false)
  expect(await markFirstView(db, lead, 'look')).toBe(false)
  expect(await isMarked(db, lead, 'other')).toBe(true)
  await open(db, lead, 'other')
  expect(await isMarked(db, lead, 'other')).toBe(false)
  expect(await isMarked(db, other)).toBe(true)
})

it('exporting a lead does not open it', async ({ trx: db }) => {
  const lead = await addNewLead(db)
  await db.insertInto('audit_log').values({ kind: 'exported', lead_id: lead }).execute()
  expect(await isMarked(db, lead)).toBe(true)
})

test.each([
  ['called from the list', { firstContactAt: new Date() }],
  ['far along', { status: 'negotiation' }],
] as const)('a lead that is %s is not unread', async (_name, changes) => {
  await inTransaction(async (db) => {
    const by = { id: 'look.agent', role: 'agent', leadScope: 'all' } as const
    await addAgent(db, by.id)
    const leadId = await addNewLead(db)
    await changeLead(db, { leadId, changes: { ownerId: by.id } }, 'system')
    expect(await isMarked(db, leadId)).toBe(true)
    await changeLead(db, { leadId, changes }, by)
    expect(await isMarked(db, leadId)).toBe(false)
  })
})

it('a lead that is handed over after a call is unread for its new agent alone', async ({
  trx: db,
}) => {
  for (const id of ['look.first', 'look.next']) await addAgent(db, id)
  const leadId = await addNewLead(db)
  await changeLead(db, { leadId, changes: { ownerId: 'look.first' } }, 'system')
  const called = { firstContactAt: new Date(), status: 'contacted' } as const
  await changeLead(db, { leadId, changes: called }, 'system')
  expect(await isMarked(db, leadId, 'look.first')).toBe(false)
  await sleep(5)
  await changeLead(db, { leadId, changes: { ownerId: 'look.next' } }, 'system')
  expect(await isMarked(db, leadId, 'look.next')).toBe(true)
  expect(await isMarked(db, leadId, 'look.first')).toBe(false)
  await open(db, leadId, 'look.next')
  expect(await isMarked(db, leadId, 'look.next')).toBe(false)
})
