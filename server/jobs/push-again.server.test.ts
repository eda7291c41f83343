import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import {
  dropPush,
  settlePush,
  takeDuePushes,
  type DuePush,
} from '#app/staff/push/push-outbox.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import {
  addDevice,
  addPerson,
  forgetPushed,
  assignLead,
  pushOutbox as outbox,
  startAllowedService,
} from '#test/helpers/pushed-people.ts'
import type { PushService } from '#test/helpers/site/push-service.ts'

import { sendDuePushes } from './send-due-pushes.ts'

let service: PushService
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
  const turns: ((push: DuePush) => Promise<unknown>)[] = [
    (push) => dropPush(db, push),
    (push) => settlePush(db, push, { kind: 'later', reason: 'answered 500', afterSeconds: 900 }),
    (push) => settlePush(db, push, { kind: 'refused', reason: 'answered 302' }),
  ]
  for (const [turn, settle] of turns.entries()) {
    const lead = await assignLead(asha, `981000000${turn}`)
    const [push] = await takeDuePushes(db)
    expect(push?.leadIds).toEqual([lead])
    await changeLead(db, { leadId: lead, changes: { ownerId: agent.id } }, 'system')
    await changeLead(db, { leadId: lead, changes: { ownerId: asha.id } }, 'system')
    if (push) await settle(push)
    expect((await sendDuePushes(db)).sent).toBe(1)
    expect(service.taken.at(-1)).toMatchObject({
      message: { notification: { tag: `lead-${lead}` } },
    })
    expect(await outbox()).toEqual([])
  }
})
