import { randomUUID } from 'node:crypto'

import { beforeEach, expect } from 'vitest'

import { changeLead, findFacts } from '#app/leads/status/change-lead.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { offlineTexts } from '#app/strings/en/offline-leads.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { recordWaitingCall } from './waiting-call.server.ts'

const HOUR_MS = 60 * 60_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

type Scene = { db: Executor; viewer: Viewer; leadId: string }

async function scene(db: Executor, leadScope: Viewer['leadScope'] = 'all'): Promise<Scene> {
  const viewer = { id: await addAgent(db, 'waits'), role: 'agent', leadScope } as const
  return { db, viewer, leadId: await addNewLead(db, { ownerId: viewer.id }) }
}

let form: Record<string, string>
beforeEach(() => {
  form = { key: randomUUID(), at: ago(3), outcome: 'no-answer', note: 'Rang twice' }
})

async function send({ db, viewer, leadId }: Scene, fields = form) {
  const field = (name: string) => fields[name]
  const answer = await recordWaitingCall(db, field, leadId, viewer)
  return [answer.status, await answer.text()]
}

function linesOf({ db, leadId }: Scene) {
  return db
    .selectFrom('lead_changes')
    .select(['kind', 'new_value'])
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['outcome', 'note', 'next-step'])
    .orderBy('id')
    .execute()
}

it('a call that is sent twice is logged once, as of when it was made', async ({ trx }) => {
  const one = await scene(trx)
  expect(await send(one)).toEqual([204, ''])
  expect(await send(one)).toEqual([204, ''])
  expect(await linesOf(one)).toEqual([
    { kind: 'outcome', new_value: 'no-answer' },
    { kind: 'note', new_value: 'Rang twice' },
  ])
  const facts = await findFacts(trx, one.leadId, one.viewer)
  expect(facts?.firstContactAt?.toISOString()).toBe(form['at'])
})

it('a next step that has passed meanwhile is overdue, not refused', async ({ trx }) => {
  const one = await scene(trx)
  const outcome = `connected call-again ${ago(1)}`
  expect(await send(one, { ...form, outcome })).toEqual([204, ''])
  const facts = await findFacts(trx, one.leadId, one.viewer)
  expect(facts).toMatchObject({ status: 'contacted', followUpAt: new Date(outcome.slice(21)) })
})

it('a lead that has changed since, or is someone else’s now, refuses with the reason', async ({
  trx,
}) => {
  const one = await scene(trx, 'own')
  await changeLead(trx, { leadId: one.leadId, changes: { status: 'negotiation' } }, 'system')
  const seen = { ...form, 'seen.status': 'new' }
  expect(await send(one, seen)).toEqual([409, offlineTexts.conflict])
  expect(await linesOf(one)).toEqual([])
  await changeLead(trx, { leadId: one.leadId, changes: { ownerId: null } }, 'system')
  expect(await send(one)).toEqual([404, panelTexts.absent])
})

it('without a key or a readable outcome nothing is logged', async ({ trx }) => {
  const one = await scene(trx)
  const unreadable = [422, panelTexts.unreadable]
  expect(await send(one, { ...form, key: '1' })).toEqual(unreadable)
  expect(await send(one, { ...form, outcome: 'no' })).toEqual(unreadable)
  expect(await linesOf(one)).toEqual([])
})
