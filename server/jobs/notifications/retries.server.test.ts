import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { sendAgain } from '#app/notifications/deliveries.server.ts'
import { freeLostJobs, assignJobIds } from '#app/notifications/outbox.server.ts'
import { outboxTexts } from '#app/strings/en/notifications.ts'
import { db } from '#db/client.server.ts'
import {
  addPendingNotification,
  listDeliveries,
  look,
  take,
  useNotificationTargets,
} from '#test/helpers/database/notification-receivers.ts'

import { addDeliveries, putOff } from './delivery-queue.ts'
import { buryDead, queueAll, spreadAll, tryOnce } from './queue-delivery.ts'

const places = useNotificationTargets()

test('a receiver that fails five times gets the same event at the sixth attempt, and no one else gets it again', async () => {
  await addPendingNotification()
  places.hook.answerNext(500, 503, 302, 404, 429)
  for (let tries = 0; tries < 8; tries += 1) await look(places.queue)
  expect(places.hook.taken.map(({ status }) => status)).toEqual([500, 503, 302, 404, 429, 204])
  expect(new Set(places.hook.taken.map(({ id }) => id)).size).toBe(1)
  expect(new Set(places.hook.taken.map(({ path }) => path))).toEqual(new Set(['/hook']))
  expect(places.mail.taken).toHaveLength(3)
  expect((await listDeliveries()).map(({ tries }) => tries)).toEqual([1, 1, 1, 6])
})

test('a failure has a reason and a time of retry', async () => {
  await addPendingNotification()
  places.hook.answerNext(500)
  places.mail.refuseNext('450 4.2.0 Try again later')
  await look(places.queue)
  const failed = (await listDeliveries()).filter(({ sent_at }) => sent_at === null)
  expect(failed).toHaveLength(2)
  for (const { error, next_try_at, dead_at } of failed) {
    expect(error).toMatch(/answered 500|450 4\.2\.0 Try again later/)
    expect(next_try_at).toBeInstanceOf(Date)
    expect(dead_at).toBeNull()
  }
})

test('410, and a permanent rejection by a mail server, are not retried', async () => {
  Object.assign(config, { MAIL_TO: [] })
  await addPendingNotification()
  places.hook.answerNext(410)
  places.mail.refuseNext('550 5.1.1 No such user')
  await look(places.queue)
  expect(await look(places.queue)).toBe(0)
  const all = await listDeliveries()
  expect(all.map(({ way }) => way).toSorted()).toEqual(['visitor', 'webhook'])
  expect(all.every(({ dead_at }) => dead_at !== null)).toBe(true)
})

test('after its last attempt a delivery fails, and is sent again on request', async () => {
  Object.assign(config, { SMTP_URL: undefined })
  const lead = await addPendingNotification()
  places.hook.answerNext(...Array<number>(22).fill(500))
  for (let tries = 0; tries < 22; tries += 1) expect(await look(places.queue)).toBe(1)
  expect(await look(places.queue)).toBe(0)
  const [dead] = await listDeliveries()
  expect(dead).toMatchObject({ tries: 22, next_try_at: null })
  expect(dead?.dead_at).not.toBeNull()
  expect(await sendAgain(db)).toEqual([{ way: 'webhook', leadId: lead }])
  await queueAll(db, places.queue)
  await buryDead(db, places.queue)
  await look(places.queue)
  expect(await listDeliveries()).toMatchObject([{ tries: 1, error: null, dead_at: null }])
  expect(places.hook.taken.at(-1)).toMatchObject({ status: 204, id: places.hook.taken[0]?.id })
})

test('a failing delivery is retried for a day at the configured waits, then fails', async () => {
  Object.assign(config, { MAIL_TO: ['asha@homes.test'] })
  Object.assign(config, { NOTIFICATION_RETRY_SECONDS: 15 })
  await addPendingNotification()
  places.hook.answerNext(...Array<number>(22).fill(503))
  places.mail.refuseNext(...Array<string>(44).fill('450 4.2.0 Try again later'))
  const waited = new Map<string, number>()
  const longest: number[] = []
  for (let tries = 1; tries <= 22; tries += 1) {
    expect(await look(places.queue)).toBe(3)
    for (const { way, next_try_at, dead_at } of await listDeliveries()) {
      const seconds = ((next_try_at?.getTime() ?? Date.now()) - Date.now()) / 1000
      expect([tries, way, dead_at !== null]).toEqual([tries, way, tries === 22])
      waited.set(way, (waited.get(way) ?? 0) + seconds)
      longest.push(seconds)
    }
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
  }
  expect([...waited.keys()]).toEqual(['team', 'visitor', 'webhook'])
  for (const seconds of waited.values()) {
    expect(seconds).toBeGreaterThanOrEqual(24 * 3600)
    expect(seconds).toBeLessThan(29 * 3600)
  }
  expect(Math.max(...longest)).toBeLessThanOrEqual(2 * 3600)
})

test('a delivery whose process died at the last attempt fails', async () => {
  Object.assign(config, { SMTP_URL: undefined })
  await addPendingNotification()
  await spreadAll(db)
  await queueAll(db, places.queue)
  await sql`update pgboss.job set retry_limit = 0 where state = 'created'`.execute(db)
  const [job] = await take(places.queue, 1)
  // As pg-boss treats a job without a heartbeat.
  expect(job && (await putOff(db, places.queue, job))).toBeUndefined()
  expect((await listDeliveries())[0]?.dead_at).toBeNull()
  await buryDead(db, places.queue)
  expect((await listDeliveries())[0]?.dead_at).not.toBeNull()
})

test('a delivery without a job gets one, and one with a job keeps it', async () => {
  await addPendingNotification()
  await spreadAll(db)
  await queueAll(db, places.queue)
  await sql`delete from pgboss.job where data ->> 'deliveryId' = (
    select max(id)::text from deliveries)`.execute(db)
  const before = (await listDeliveries()).map(({ job_id }) => job_id)
  await freeLostJobs(db)
  expect((await listDeliveries()).map(({ job_id }) => job_id)).toEqual([
    ...before.slice(0, -1),
    null,
  ])
  expect(await look(places.queue)).toBe(4)
  expect((await listDeliveries()).every(({ sent_at }) => sent_at !== null)).toBe(true)
})

test('a rolled-back transaction leaves no job', async () => {
  await addPendingNotification()
  await spreadAll(db)
  const undo = new Error('undone')
  await expect(
    db.transaction().execute(async (trx) => {
      const jobs = await assignJobIds(trx)
      expect(jobs).toHaveLength(4)
      await addDeliveries(
        trx,
        places.queue,
        jobs.map((job) => ({ ...job, place: 'mail' })),
      )
      throw undo
    }),
  ).rejects.toBe(undo)
  expect(await take(places.queue, 50)).toEqual([])
  expect((await listDeliveries()).every(({ job_id }) => job_id === null)).toBe(true)
})

test('a job that the queue does not store is no job of a delivery', async () => {
  await addPendingNotification()
  await spreadAll(db)
  await expect(
    db.transaction().execute(async (trx) => {
      const [job] = await assignJobIds(trx)
      if (!job) return
      const twice = { ...job, place: 'mail' }
      await addDeliveries(trx, places.queue, [twice])
      await addDeliveries(trx, places.queue, [twice])
    }),
  ).rejects.toThrow('did not store every job')
})

test('shutdown postpones an attempt that hangs, which is retried', async () => {
  Object.assign(config, { SMTP_URL: undefined })
  await addPendingNotification()
  places.hook.answerNext(0)
  const stopping = new AbortController()
  const looking = look(places.queue, stopping.signal)
  await expect.poll(() => places.hook.taken.length).toBe(1)
  stopping.abort()
  await looking
  expect(await listDeliveries()).toMatchObject([{ error: outboxTexts.unknownError }])
  await look(places.queue)
  expect(places.hook.taken.map(({ status }) => status)).toEqual([0, 204])
})

test('an attempt that outlived its lease fails nothing, and the next attempt delivers', async () => {
  Object.assign(config, { SMTP_URL: undefined })
  await addPendingNotification()
  places.hook.answerNext(0)
  const stopping = new AbortController()
  const lasting = look(places.queue, stopping.signal)
  await expect.poll(() => places.hook.taken.length).toBe(1)
  await sql`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`.execute(
    db,
  )
  let [next] = await take(places.queue, 1)
  for (const until = Date.now() + 20_000; next === undefined && Date.now() < until;) {
    await places.queue.supervise()
    ;[next] = await take(places.queue, 1)
    if (next === undefined) await sleep(100)
  }
  stopping.abort()
  await lasting
  expect(await listDeliveries()).toMatchObject([{ sent_at: null, dead_at: null }])
  expect(
    next && (await tryOnce(db, places.queue, next, new AbortController().signal)),
  ).toMatchObject({ result: { kind: 'sent' }, isFinal: false })
  expect(await listDeliveries()).toMatchObject([{ sent_at: expect.any(Date), dead_at: null }])
  expect(places.hook.taken.map(({ status }) => status)).toEqual([0, 204])
})
