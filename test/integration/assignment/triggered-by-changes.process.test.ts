import { expect, test } from 'vitest'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { action as postChanged } from '#app/routes/dashboard/leads/bulk.ts'
import { action as postDuplicates } from '#app/routes/dashboard/leads/lead/duplicates.ts'
import { action as postLead } from '#app/routes/dashboard/leads/lead/page.tsx'
import { action as postUndone } from '#app/routes/dashboard/undo.ts'
import { action as postAccepted } from '#app/routes/dashboard/spam/approvals.ts'
import { addresses } from '#app/config/addresses.ts'
import { action as postChange } from '#app/routes/dashboard/visits/visit/change.ts'
import { db } from '#db/client.server.ts'
import { requestVisit } from '#test/helpers/visit-scene.ts'

import {
  withScenePerTest,
  expectUnassigned,
  waitForOwners,
  post,
  type AssignmentScene,
} from '#test/staff/trigger-scene.ts'

let scene: AssignmentScene

withScenePerTest((next) => (scene = next))

const DAY_MS = 24 * 60 * 60 * 1000

/** What someone did to the lead that the agent holds; the act that takes it back. */
async function reopen(): Promise<string> {
  const { held, agent } = scene
  await changeLead(db, { leadId: held, changes: { status: 'contacted' } }, agent)
  const changed = await changeLead(db, { leadId: held, changes: { status: 'new' } }, agent)
  return changed.kind === 'changed' ? changed.changeSetId : ''
}

async function visitOf(leadId: string, inDays: number): Promise<string> {
  return requestVisit(db, leadId, new Date(Date.now() + inDays * DAY_MS))
}

test('a status that says the lead is no longer new, of one lead or of many', async () => {
  const { owner, held, agent, older } = scene
  await expectUnassigned(scene)
  await post(postLead, agent, { status: 'contacted' }, { lead: held })
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
  const many = new URLSearchParams({ status: 'contacted', lead: `${older} status=new` })
  await post(postChanged, owner, many, {})
  await expect.poll(scene.owners, { timeout: 10_000 }).toEqual([agent.id, agent.id])
})

test('an act that is taken back', async () => {
  const changeSetId = await reopen()
  await expectUnassigned(scene)
  await post(postUndone, scene.agent, { changeSetId }, {})
  expect(await waitForOwners(scene)).toEqual([scene.agent.id, null])
})

test('a visit that is confirmed, and so takes its lead on', async () => {
  const visit = await visitOf(scene.held, 1)
  await expectUnassigned(scene)
  const { agent } = scene
  await post(
    postChange,
    agent,
    { seen: '0', agent: agent.id },
    { visit },
    addresses.visitConfirmation.path,
  )
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
})

const ends = [
  ['cancelled', addresses.visitCancellation.path, '', 1],
  ['over, and the visitor came', addresses.visitOutcome.path, 'came', -1],
  ['over, and the visitor did not come', addresses.visitOutcome.path, 'missed', -1],
] as const

for (const [end, pattern, outcome, days] of ends)
  test(`a visit that is ${end}`, async () => {
    const visit = await visitOf(scene.held, days)
    await expectUnassigned(scene)
    await scene.makeRoom()
    await expectUnassigned(scene, { pass: false })
    await post(postChange, scene.agent, { seen: '0', outcome }, { visit }, pattern)
    expect(await waitForOwners(scene)).toEqual([scene.agent.id, null])
  })

test('an act on a visit that is taken back', async () => {
  const { agent, held } = scene
  const visit = await visitOf(held, 1)
  await post(postChange, agent, { seen: '0' }, { visit }, addresses.visitCancellation.path)
  await expectUnassigned(scene)
  await scene.makeRoom()
  await expectUnassigned(scene, { pass: false })
  await post(postChange, agent, { seen: '1' }, { visit }, addresses.visitUndo.path)
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
})

test('spam that someone moves to the leads is assigned', async () => {
  const { owner, agent, older, younger } = scene
  await db.updateTable('leads').set({ spam_reason: 'phone' }).where('id', '=', older).execute()
  await db.updateTable('leads').set({ spam_reason: 'phone' }).where('id', '=', younger).execute()
  await scene.makeRoom()
  await expectUnassigned(scene)
  await post(postAccepted, owner, { lead: older }, {})
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
})

test('two that are said to be one person: who has the one is given the other, full or not', async () => {
  const { owner, agent, held, older } = scene
  await expectUnassigned(scene)
  await post(postDuplicates, owner, { change: 'link', other: held }, { lead: older })
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
})
