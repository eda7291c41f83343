import { expect, test } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { webhookBody } from '#app/notifications/webhook/webhook-body.ts'
import { withdrawPerson } from '#app/privacy/withdrawal/withdraw.server.ts'
import { db } from '#db/client.server.ts'
import {
  addPendingNotification,
  listDeliveries,
  look,
  take,
  lookAll,
  useNotificationTargets,
} from '#test/helpers/database/notification-receivers.ts'

import { queueAll, spreadAll, tryOnce } from './queue-delivery.ts'

const places = useNotificationTargets()

function told(): { leads: string[]; mails: number } {
  const leads = places.hook.taken
    .filter(({ status }) => status === 204)
    .map(({ message }) => webhookBody.parse(message).data.lead)
  return { leads, mails: places.mail.taken.length }
}

function withdraw(leadId: string) {
  return withdrawPerson(db, { leadId }, { way: 'desk', days: 0 })
}

test.each([
  ['before anybody looked', () => Promise.resolve()],
  ['once it was written whom to tell', () => spreadAll(db)],
  [
    'once the jobs were made',
    async () => {
      await spreadAll(db)
      await queueAll(db, places.queue)
    },
  ],
])('a withdrawal (%s) stops notifications, and others continue', async (_when, until) => {
  const [gone, other] = [await addPendingNotification(), await addPendingNotification()]
  await until()
  expect(await withdraw(gone)).toMatchObject({ leads: 1 })
  await lookAll(places.queue)
  expect(told()).toEqual({ leads: [other], mails: 3 })
  expect(await listDeliveries()).toHaveLength(4)
})

test('a started attempt sends nothing after a withdrawal', async () => {
  const gone = await addPendingNotification()
  await spreadAll(db)
  await queueAll(db, places.queue)
  const jobs = await take(places.queue, 50)
  expect(jobs).toHaveLength(4)
  await withdraw(gone)
  const tries = jobs.map((job) => tryOnce(db, places.queue, job, new AbortController().signal))
  expect(await Promise.all(tries)).toEqual(jobs.map(() => undefined))
  expect(told()).toEqual({ leads: [], mails: 0 })
  expect(await take(places.queue, 50)).toEqual([])
})

test('a pending notification is not sent after a withdrawal', async () => {
  Object.assign(config, { SMTP_URL: undefined })
  const [gone, other] = [await addPendingNotification(), await addPendingNotification()]
  places.hook.answerNext(500, 500)
  await look(places.queue)
  expect([told().leads, places.hook.taken.length]).toEqual([[], 2])
  await withdraw(gone)
  await lookAll(places.queue)
  expect(told()).toEqual({ leads: [other], mails: 0 })
})
