import { expect, test } from 'vitest'

import { enterLeave } from '#app/assignment/leave/leave.server.ts'
import { switchTaking } from '#app/assignment/staff-availability.server.ts'
import { saveWorkPlan } from '#app/assignment/work-plan.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { action as postLeaveEnded } from '#app/routes/dashboard/leave/end.ts'
import { action as postPerson } from '#app/routes/dashboard/assignment/person.tsx'
import { action as postOrder } from '#app/routes/dashboard/assignment/order.ts'
import { action as postSwitch } from '#app/routes/dashboard/leave/availability.ts'
import { action as postWorkPlan } from '#app/routes/dashboard/assignment/hours.tsx'
import { action as postUndone } from '#app/routes/dashboard/undo.ts'
import { action as postAccess } from '#app/routes/dashboard/team/person/page.tsx'
import { action as postRestoration } from '#app/routes/dashboard/team/person/restoration.ts'
import { action as postSuspension } from '#app/routes/dashboard/team/person/suspension.tsx'
import { suspendPerson } from '#app/staff/team/access.server.ts'
import {
  findCalendar,
  findSettings,
  listHolidays,
} from '#app/staff/working-hours/assignment-settings.server.ts'
import { typedPlan } from '#app/staff/working-hours/typed-work-plan.ts'
import { db } from '#db/client.server.ts'

import { addAgent } from '#test/staff/staff-members.ts'
import {
  withScenePerTest,
  expectUnassigned,
  waitForOwners,
  post,
  type AssignmentScene,
} from '#test/staff/trigger-scene.ts'

let scene: AssignmentScene

withScenePerTest((next) => (scene = next))

/** Someone with room, whom no rule names yet. */
function addSecond(): Promise<string> {
  return addAgent(db, scene.of('second'), { cap: 1 })
}

test('an account that is suspended no more', async () => {
  const { owner, agent, makeRoom } = scene
  await suspendPerson(db, agent.id, owner)
  await makeRoom()
  await expectUnassigned(scene)
  await post(postRestoration, owner, {}, { person: agent.id })
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
})

test('a suspension that is taken back', async () => {
  const { owner, agent, makeRoom } = scene
  const done = await suspendPerson(db, agent.id, owner)
  await makeRoom()
  await expectUnassigned(scene)
  await post(
    postUndone,
    owner,
    { changeSetId: (done.kind === 'changed' && done.changeSetId) || '' },
    {},
  )
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
})

test('a suspension: what waited for room goes by the next rule', async () => {
  const second = await addSecond()
  await scene.addTownRule([second])
  await expectUnassigned(scene)
  await post(postSuspension, scene.owner, {}, { person: scene.agent.id })
  expect(await waitForOwners(scene)).toEqual([second, null])
})

test('an owner who becomes an agent takes leads', async () => {
  const { owner, agent, makeRoom } = scene
  await db.deleteFrom('staff_availability').where('staff_id', '=', agent.id).execute()
  await db.updateTable('staff_users').set({ role: 'owner' }).where('id', '=', agent.id).execute()
  await expectUnassigned(scene)
  await makeRoom()
  await post(postAccess, owner, { role: 'agent', leadScope: 'all' }, { person: agent.id })
  expect(await waitForOwners(scene)).toEqual([agent.id, agent.id])
})

test('a person may have more new leads than before', async () => {
  const { owner, agent } = scene
  await expectUnassigned(scene)
  await post(postPerson, owner, { id: agent.id, takes: 'yes', cap: '2' }, {})
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
})

test('hours, holidays and how many everyone may have', async () => {
  const { owner, agent } = scene
  const settings = await findSettings(db)
  const [{ hours }, holidays] = [await findCalendar(db), await listHolidays(db)]
  await db.deleteFrom('staff_availability').where('staff_id', '=', agent.id).execute()
  await db.updateTable('assignment_settings').set({ max_new_leads: 1 }).execute()
  await expectUnassigned(scene)
  const typed = typedPlan({ settings: { ...settings, cap: 2 }, hours, holidays })
  const fields = new URLSearchParams({ ...typed.minutes, since: typed.since })
  for (const [index, text] of typed.hours.entries()) fields.set(`hours-${index + 1}`, text)
  for (const { day, name } of typed.holidays) {
    fields.append('day', day)
    fields.append('holiday', name)
  }
  await post(postWorkPlan, owner, fields, {})
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
  await saveWorkPlan(db, { settings, hours, holidays }, owner.id)
})

test('who takes leads again', async () => {
  const { agent, makeRoom } = scene
  await switchTaking(db, { staffId: agent.id, isTaking: false }, agent.id)
  await makeRoom()
  await expectUnassigned(scene)
  await post(postSwitch, agent, { takes: 'yes' }, {})
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
})

test('who is back from a leave before its end', async () => {
  const { agent, makeRoom } = scene
  const from = indianDay(new Date())
  const to = indianDay(new Date(Date.now() + 10 * 24 * 60 * 60 * 1000))
  await enterLeave(db, { staffId: agent.id, from, to, reason: '' }, agent.id)
  await makeRoom()
  await expectUnassigned(scene)
  await post(postLeaveEnded, agent, { from }, {})
  expect(await waitForOwners(scene)).toEqual([agent.id, null])
})

test('rules that are asked in another order', async () => {
  const second = await addSecond()
  const rule = await scene.addTownRule([second])
  await expectUnassigned(scene)
  await post(postOrder, scene.owner, { rule: String(rule), to: 'up' }, {})
  expect(await waitForOwners(scene)).toEqual([second, null])
})
