import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import {
  addDevice,
  addPerson,
  assignLead,
  forgetPushed,
  passForPushes,
  pushOutbox as outbox,
  sendDuePushes,
  startAllowedService,
  takePushRows,
} from '#test/helpers/pushed-people.ts'

import { sendQueued } from './push.ts'

let service: Awaited<ReturnType<typeof startAllowedService>>
let asha: Staff

beforeAll(async () => {
  service = await startAllowedService()
})
afterAll(() => service.stop())

beforeEach(async () => {
  asha = await addPerson()
  await addDevice(service, asha)
  service.taken.length = 0
})
afterEach(forgetPushed)

test('a lead that leaves and returns during a push still has its alert', async () => {
  const agent = await addPerson()
  const { boss } = service
  for (const [turn, answer] of [201, 500, 302].entries()) {
    const lead = await assignLead(asha, `981000000${turn}`)
    const [row] = await takePushRows(boss)
    expect(row?.data).toMatchObject({ leadIds: [lead] })
    await changeLead(db, { leadId: lead, changes: { ownerId: agent.id } }, 'system')
    await changeLead(db, { leadId: lead, changes: { ownerId: asha.id } }, 'system')
    service.answerNext(answer)
    if (row) await sendQueued(row, { db, boss })
    expect((await sendDuePushes(boss)).sent).toBe(1)
    expect(service.taken.at(-1)).toMatchObject({
      message: { notification: { tag: `lead-${lead}` } },
    })
    await passForPushes(6)
    await sendDuePushes(boss)
    expect(await outbox()).toEqual([])
  }
})
