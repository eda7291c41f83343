import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { notifyOwners } from '#app/assignment/escalation/escalate.server.ts'
import { config } from '#app/config/config.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { withdrawPerson } from '#app/privacy/withdrawal/withdraw.server.ts'
import { findPushKeys } from '#app/staff/push/push-keys.server.ts'
import { restoreStaff, suspendStaff } from '#app/staff/sessions/suspensions.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { alertTexts } from '#app/strings/en/alerts.ts'
import { db } from '#db/client.server.ts'
import {
  addDevice,
  addPerson,
  forgetPushed,
  assignLead,
  passForPushes as pass,
  pushOutbox as outbox,
  sendDuePushes,
  takePushRows,
  startAllowedService,
} from '#test/helpers/pushed-people.ts'
import type { Device } from '#test/helpers/site/push-service.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

import { queueOutbox } from './push.ts'

let service: Awaited<ReturnType<typeof startAllowedService>>
let asha: Staff
let device: Device

beforeAll(async () => {
  service = await startAllowedService()
})
afterAll(() => service.stop())

beforeEach(async () => {
  asha = await addPerson()
  device = await addDevice(service, asha)
  service.taken.length = 0
})
afterEach(forgetPushed)

test('an assigned lead makes one alert on the agent’s device, without a phone number', async () => {
  const lead = await assignLead(asha)
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 1, failures: [] })
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 0, failures: [] })
  const [push, ...others] = service.taken
  expect(others).toEqual([])
  expect(device.endpoint).toContain(push?.endpoint)
  expect(push?.message).toEqual({
    web_push: 8030,
    notification: {
      title: alertTexts.assignedTo('Asha Rao'),
      body: 'Noida',
      navigate: `http://homes.test/dashboard/leads/${lead}`,
      tag: `lead-${lead}`,
      lang: 'en-IN',
      app_badge: '1',
      data: { leads: [lead] },
    },
    app_badge: 1,
  })
  expect(JSON.stringify(push?.message)).not.toContain('9876543210')
  expect(push?.headers).toMatchObject({ ttl: '3600', urgency: 'high' })
  expect(push?.headers['content-encoding']).toBe('aes128gcm')
})

test('the push service gets the sender’s key and a contact', async () => {
  await assignLead(asha)
  await sendDuePushes(service.boss)
  const [push] = service.taken
  expect(push?.vapid).toMatchObject({
    aud: `https://${service.host}`,
    sub: `mailto:${config.PUBLIC_EMAIL}`,
  })
  expect(push?.vapidKey).toBe((await findPushKeys(db)).publicKey)
})

test('an owner is alerted about an unanswered lead, besides their own, until it is called', async () => {
  await db.updateTable('staff_users').set({ role: 'owner' }).where('id', '=', asha.id).execute()
  const agent = await addPerson()
  const [uncalled, called] = [
    await assignLead(agent, '9800000004'),
    await assignLead(agent, '9800000005'),
  ]
  await assignLead(asha)
  await notifyOwners(db, [uncalled, called])
  await notifyOwners(db, [uncalled])
  await changeLead(db, { leadId: called, changes: { status: 'contacted' } }, agent)
  await sendDuePushes(service.boss)
  const titles = service.taken.map(({ message }) => Reflect.get(Object(message), 'notification'))
  expect(titles).toMatchObject([
    { title: alertTexts.assignedTo('Asha Rao') },
    {
      title: alertTexts.uncalled('Asha Rao'),
      navigate: `http://homes.test/dashboard/leads/${uncalled}`,
    },
  ])
  expect(await outbox()).toEqual([])
})

test('several leads share one alert, which names them all', async () => {
  const given: string[] = []
  for (const phone of ['9800000001', '9800000002', '9800000003'])
    given.push(await assignLead(asha, phone))
  await sendDuePushes(service.boss)
  expect(service.taken).toMatchObject([
    {
      message: {
        notification: {
          title: alertTexts.assignedMany(3),
          body: alertTexts.moreOf('Asha Rao', 2),
          data: { leads: given.toReversed() },
        },
      },
    },
  ])
})

test('every device of an agent is alerted, by one of several processes', async () => {
  await addDevice(service, asha)
  await assignLead(asha)
  const sent = await Promise.all([
    sendDuePushes(service.boss),
    sendDuePushes(service.boss),
    sendDuePushes(service.boss),
  ])
  expect(sent.reduce((sum, one) => sum + one.sent, 0)).toBe(2)
  expect(new Set(service.taken.map(({ endpoint }) => endpoint)).size).toBe(2)
  expect(service.taken).toHaveLength(2)
})

test('a device that no longer exists is deleted', async () => {
  await assignLead(asha)
  service.answerNext(410)
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 0, failures: [] })
  const devices = db.selectFrom('push_subscriptions').select('id').where('staff_id', '=', asha.id)
  expect(await devices.execute()).toEqual([])
  expect(await outbox()).toEqual([])
})

test('a failed push is retried, and dropped after an hour', async () => {
  await assignLead(asha)
  service.answerNext(500, 503)
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 0, failures: ['answered 500'] })
  expect(await outbox()).toEqual([{ tries: 1, wait: 5 }])
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 0, failures: [] })
  await pass(6)
  expect((await sendDuePushes(service.boss)).failures).toEqual(['answered 503'])
  expect(await outbox()).toEqual([{ tries: 2, wait: 20 }])
  await pass(21)
  expect((await sendDuePushes(service.boss)).sent).toBe(1)
  expect(service.taken.map(({ status }) => status)).toEqual([500, 503, 201])
  await assignLead(asha, '9800000009')
  await pass(3600)
  service.answerNext(500)
  await sendDuePushes(service.boss)
  expect(await outbox()).toEqual([])
})

test('another process continues after a crash', async () => {
  await assignLead(asha)
  const { boss } = service
  expect(await takePushRows(boss)).toHaveLength(1)
  expect((await sendDuePushes(boss)).sent).toBe(0)
  await pass(61)
  let sent = 0
  for (const until = Date.now() + 20_000; sent === 0 && Date.now() < until;) {
    await boss.supervise()
    sent = (await sendDuePushes(boss)).sent
    if (sent === 0) await sleep(100)
  }
  expect(sent).toBe(1)
})

test('other hosts get nothing, and a refusal is not retried', async () => {
  await assignLead(asha)
  service.answerNext(302)
  expect((await sendDuePushes(service.boss)).failures).toEqual(['answered 302'])
  expect(service.taken).toHaveLength(1)
  expect(await outbox()).toEqual([])
})

test('an owner’s push host in a private network gets nothing, as with webhooks', async () => {
  await assignLead(asha)
  config.WEBHOOK_ALLOW_PRIVATE = false
  expect((await sendDuePushes(service.boss)).failures).toEqual(['private network'])
  config.WEBHOOK_ALLOW_PRIVATE = true
  expect([service.taken, await outbox()]).toEqual([[], []])
})

test('no alert for a lead that its agent took, for a suspended agent or a former one', async () => {
  const own = await addNewLead(db)
  await changeLead(db, { leadId: own, changes: { ownerId: asha.id } }, { ...asha, role: 'owner' })
  expect(await outbox()).toEqual([])
  await assignLead(asha)
  await suspendStaff(db, asha)
  expect((await sendDuePushes(service.boss)).sent).toBe(0)
  expect(await outbox()).toEqual([])
  await restoreStaff(db, asha)
  const lead = await assignLead(asha, '9800000004')
  const vikram = await addPerson()
  await changeLead(db, { leadId: lead, changes: { ownerId: vikram.id } }, 'system')
  expect((await sendDuePushes(service.boss)).sent).toBe(0)
  expect(await outbox()).toEqual([])
  expect(service.taken).toEqual([])
})

test('a suspension after it was queued stops the alert, and deletes the devices', async () => {
  await assignLead(asha)
  await queueOutbox(db, service.boss)
  await db.insertInto('staff_suspensions').values({ user_id: asha.id }).execute()
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 0, failures: [] })
  expect([service.taken, await outbox()]).toEqual([[], []])
  await restoreStaff(db, asha)
  await suspendStaff(db, asha)
  const devices = db.selectFrom('push_subscriptions').select('id').where('staff_id', '=', asha.id)
  expect(await devices.execute()).toEqual([])
})

test('a withdrawal stops alerts, first and repeated', async () => {
  const [gone, tried] = [await assignLead(asha, '9800000006'), await assignLead(asha, '9800000007')]
  await withdrawPerson(db, { leadId: gone }, { way: 'desk', days: 0 })
  service.answerNext(500)
  expect((await sendDuePushes(service.boss)).failures).toEqual(['answered 500'])
  expect(service.taken).toMatchObject([
    { message: { notification: { tag: `lead-${tried}` } }, status: 500 },
  ])
  await withdrawPerson(db, { leadId: tried }, { way: 'desk', days: 0 })
  await pass(6)
  expect(await sendDuePushes(service.boss)).toEqual({ sent: 0, failures: [] })
  expect([service.taken.length, await outbox()]).toEqual([1, []])
})

test('an ended session ends its device’s alerts, an expired one does not', async () => {
  for (const [id, until] of [
    ['push-ended', '1 hour'],
    ['push-ran-out', '-1 hour'],
  ] as const) {
    await addDevice(service, asha, id)
    await sql`insert into staff_sessions (id, user_id, token_hash, expires_at)
      values (${id}, ${asha.id}, ${id}, now() + ${until}::interval)`.execute(db)
    await db.deleteFrom('staff_sessions').where('id', '=', id).execute()
  }
  const left = await db
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('staff_id', '=', asha.id)
    .orderBy('id')
    .execute()
  expect(left.map((row) => row.session_id)).toEqual(['none', 'push-ran-out'])
})

test('without the old secret there is a new key pair, and devices subscribe again', async () => {
  const pairs = await Promise.all([findPushKeys(db), findPushKeys(db)])
  expect(pairs[0]).toEqual(pairs[1])
  await db.updateTable('push_keys').set({ sealed_private_key: 'of another secret' }).execute()
  const [one, other] = await Promise.all([findPushKeys(db), findPushKeys(db)])
  expect(one).toEqual(other)
  expect(one).not.toEqual(pairs[0])
  const devices = await db.selectFrom('push_subscriptions').select('id').execute()
  expect(devices).toEqual([])
})
