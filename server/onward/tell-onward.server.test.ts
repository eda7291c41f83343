import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { config } from '#app/config.server.ts'
import { db, pool } from '#app/db.server.ts'
import type { Executor } from '#app/db.server.ts'
import { sendAgain } from '#app/leads/onward/deliveries.server.ts'
import { giveJobs } from '#app/leads/onward/outbox.server.ts'
import { acceptSuspect } from '#app/leads/suspect/suspects.server.ts'
import { startMailServer, type MailServer } from '#test/mail-server.ts'
import { addNewLead, addAgent } from '#test/staff/desk-people.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#test/webhook-receiver.ts'

import { openQueue, type JobQueue } from './job-queue.ts'
import { buryDead, queueAll, spreadAll, tryOnce } from './tell-onward.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const before = { ...config }

let mail: MailServer
let hook: WebhookReceiver
let queue: JobQueue

beforeAll(async () => {
  mail = await startMailServer()
  hook = await startWebhookReceiver(SECRET)
  queue = await openQueue(pool, { retrySeconds: 0, report: (error) => expect.fail(String(error)) })
})
afterAll(async () => {
  await queue.stop()
  await mail.stop()
  hook.stop()
})
beforeEach(() => {
  Object.assign(config, {
    SMTP_URL: mail.url,
    MAIL_FROM: { name: 'Sharma Homes', address: 'desk@homes.test' },
    MAIL_TO: ['asha@homes.test', 'vikram@homes.test'],
    WEBHOOK_URLS: [hook.url],
    WEBHOOK_SECRET: [OTHER_SECRET, SECRET],
    WEBHOOK_ALLOW_PRIVATE: true,
  })
})
afterEach(async () => {
  for (const name of Object.keys(config))
    if (!(name in before)) Reflect.deleteProperty(config, name)
  Object.assign(config, before)
  mail.taken.length = 0
  hook.taken.length = 0
  await db.deleteFrom('leads').where('email', '=', 'asha@turns.test').execute()
  await db.deleteFrom('outbox').execute()
})

async function addTold(executor: Executor = db): Promise<string> {
  const lead = await addNewLead(executor, { location: 'Noida' })
  await executor.insertInto('outbox').values({ lead_id: lead, kind: 'enquiry' }).execute()
  return lead
}

/** What a process does at one look, until its tries have ended. */
async function look(signal = new AbortController().signal): Promise<number> {
  await spreadAll(db)
  await queueAll(db, queue)
  const jobs = await queue.take(50)
  await Promise.all(jobs.map((job) => tryOnce(db, queue, job, signal)))
  return jobs.length
}

async function lookAll(): Promise<void> {
  while ((await look()) > 0);
}

async function deliveries() {
  return db
    .selectFrom('deliveries')
    .select(['way', 'target', 'tries', 'error', 'sent_at', 'dead_at', 'next_try_at', 'job_id'])
    .orderBy('id')
    .execute()
}

test('an enquiry is told to each address of the team, to its visitor and to a program', async () => {
  const lead = await addTold()
  await look()
  expect(mail.taken.map(({ recipient }) => recipient).toSorted()).toEqual([
    'asha@homes.test',
    'asha@turns.test',
    'vikram@homes.test',
  ])
  const [message] = hook.taken
  expect(message).toMatchObject({
    message: {
      type: 'enquiry.received',
      data: { lead, name: 'Asha Rao', email: 'asha@turns.test' },
    },
  })
  expect(mail.taken.map(({ messageId }) => messageId?.includes(message?.id ?? 'none'))).toEqual([
    true,
    true,
    true,
  ])
  expect((await deliveries()).every(({ sent_at }) => sent_at !== null)).toBe(true)
  expect(await look()).toBe(0)
})

test('a mail is one that programs answer to nobody, and that is answered to the visitor', async () => {
  await addTold()
  await look()
  const team = mail.taken.find(({ recipient }) => recipient === 'asha@homes.test')
  expect(team?.from).toMatchObject({ name: 'Sharma Homes', address: 'desk@homes.test' })
  expect(team?.replyTo).toMatchObject([{ name: 'Asha Rao', address: 'asha@turns.test' }])
  expect(team?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(team?.messageId).toMatch(/^<[\da-f-]{36}\.team@homes\.test>$/)
  expect(team?.text).toContain('wa.me/91')
  expect(team?.html).toContain('href="tel:+91')
})

test('a name with a line break or with markup makes no header and no markup', async () => {
  const lead = await addTold()
  const name = 'Asha\r\nBcc: all@turns.test\n<b>Rao</b>'
  await db.updateTable('leads').set({ name }).where('id', '=', lead).execute()
  await look()
  expect(mail.taken).toHaveLength(3)
  for (const { raw, html, bcc, recipient } of mail.taken) {
    expect(bcc).toBeUndefined()
    expect(raw).not.toMatch(/^Bcc:/im)
    expect(html).not.toContain('<b>')
    if (recipient.endsWith('@homes.test')) expect(html).toContain('&lt;b&gt;Rao&lt;/b&gt;')
  }
})

test('a receiver that fails five times is told the same event by the sixth try, and nobody else again', async () => {
  await addTold()
  hook.answerNext(500, 503, 302, 404, 429)
  for (let tries = 0; tries < 8; tries += 1) await look()
  expect(hook.taken.map(({ status }) => status)).toEqual([500, 503, 302, 404, 429, 204])
  expect(new Set(hook.taken.map(({ id }) => id)).size).toBe(1)
  expect(new Set(hook.taken.map(({ path }) => path))).toEqual(new Set(['/hook']))
  expect(mail.taken).toHaveLength(3)
  expect((await deliveries()).map(({ tries }) => tries)).toEqual([1, 1, 1, 6])
})

test('what failed says why and when it is tried again', async () => {
  await addTold()
  hook.answerNext(500)
  mail.refuseNext('450 4.2.0 Try again later')
  await look()
  const failed = (await deliveries()).filter(({ sent_at }) => sent_at === null)
  expect(failed).toHaveLength(2)
  for (const { error, next_try_at, dead_at } of failed) {
    expect(error).toMatch(/answered 500|450 4\.2\.0 Try again later/)
    expect(next_try_at).toBeInstanceOf(Date)
    expect(dead_at).toBeNull()
  }
})

test('410, and an address that a mail server refuses for good, are not tried again', async () => {
  Object.assign(config, { MAIL_TO: [] })
  await addTold()
  hook.answerNext(410)
  mail.refuseNext('550 5.1.1 No such user')
  await look()
  expect(await look()).toBe(0)
  const all = await deliveries()
  expect(all.map(({ way }) => way).toSorted()).toEqual(['visitor', 'webhook'])
  expect(all.every(({ dead_at }) => dead_at !== null)).toBe(true)
})

test('after its last try a delivery is given up, and sent again when somebody asks', async () => {
  Object.assign(config, { SMTP_URL: undefined })
  const lead = await addTold()
  hook.answerNext(...Array<number>(22).fill(500))
  for (let tries = 0; tries < 22; tries += 1) expect(await look()).toBe(1)
  expect(await look()).toBe(0)
  const [dead] = await deliveries()
  expect(dead).toMatchObject({ tries: 22, next_try_at: null })
  expect(dead?.dead_at).not.toBeNull()
  expect(await sendAgain(db)).toEqual([{ way: 'webhook', leadId: lead }])
  // The dead letter of the first round is nothing to the second.
  await queueAll(db, queue)
  await buryDead(db, queue)
  await look()
  expect(await deliveries()).toMatchObject([{ tries: 1, error: null, dead_at: null }])
  expect(hook.taken.at(-1)).toMatchObject({ status: 204, id: hook.taken[0]?.id })
})

test('what its process died over at the last try is given up', async () => {
  Object.assign(config, { SMTP_URL: undefined })
  await addTold()
  await spreadAll(db)
  await queueAll(db, queue)
  await sql`update pgboss.job set retry_limit = 0 where state = 'created'`.execute(db)
  const [job] = await queue.take(1)
  // What pg-boss does with a job whose process says nothing any more.
  expect(job && (await queue.putOff(db, job))).toBeUndefined()
  expect((await deliveries())[0]?.dead_at).toBeNull()
  await buryDead(db, queue)
  expect((await deliveries())[0]?.dead_at).not.toBeNull()
})

test('a transaction that is rolled back leaves no job', async () => {
  await addTold()
  await spreadAll(db)
  const undo = new Error('undone')
  await expect(
    db.transaction().execute(async (trx) => {
      const jobs = await giveJobs(trx)
      expect(jobs).toHaveLength(4)
      await queue.add(
        trx,
        jobs.map((job) => ({ ...job, place: 'mail' })),
      )
      throw undo
    }),
  ).rejects.toBe(undo)
  expect(await queue.take(50)).toEqual([])
  expect((await deliveries()).every(({ job_id }) => job_id === null)).toBe(true)
})

test('a job that the queue does not store is no job of a delivery', async () => {
  await addTold()
  await spreadAll(db)
  await expect(
    db.transaction().execute(async (trx) => {
      const [job] = await giveJobs(trx)
      if (!job) return
      const twice = { ...job, place: 'mail' }
      await queue.add(trx, [twice])
      await queue.add(trx, [twice])
    }),
  ).rejects.toThrow('did not store every job')
})

test('processes that look at the same time tell everybody once', async () => {
  for (let count = 0; count < 4; count += 1) await addTold()
  await Promise.all([lookAll(), lookAll(), lookAll()])
  expect(hook.taken).toHaveLength(4)
  expect(new Set(hook.taken.map(({ id }) => id)).size).toBe(4)
  expect(mail.taken).toHaveLength(12)
})

test('a suspect enquiry is told once it is a lead, and one that is gone not at all', async () => {
  await addAgent(db, 'onward-agent')
  const suspect = await addNewLead(db)
  await db.updateTable('leads').set({ suspect: 'phone' }).where('id', '=', suspect).execute()
  await look()
  expect(hook.taken).toEqual([])
  expect(await acceptSuspect(db, suspect, 'onward-agent')).toBe(true)
  await spreadAll(db)
  await queueAll(db, queue)
  const gone = await addTold()
  await spreadAll(db)
  await queueAll(db, queue)
  await db.deleteFrom('leads').where('id', '=', gone).execute()
  await look()
  expect(hook.taken.map(({ message }) => message)).toMatchObject([{ data: { lead: suspect } }])
  await db.deleteFrom('staff_users').where('id', '=', 'onward-agent').execute()
})

test('a place that is no longer configured is given up without being told', async () => {
  await addTold()
  await spreadAll(db)
  await queueAll(db, queue)
  Object.assign(config, { WEBHOOK_URLS: [], MAIL_TO: ['vikram@homes.test'] })
  await look()
  expect(hook.taken).toEqual([])
  const dead = (await deliveries()).filter(({ dead_at }) => dead_at !== null)
  expect(dead.map(({ way }) => way)).toEqual(['team', 'webhook'])
})

test('one mail address gets five confirmations in a day', async () => {
  await addTold()
  await spreadAll(db)
  for (let count = 0; count < 7; count += 1) await addTold()
  await lookAll()
  expect(mail.taken).toHaveLength(2 * 8 + 5)
  expect(hook.taken).toHaveLength(8)
})

test('a private address is refused, also under a name', async () => {
  const { port } = new URL(hook.url)
  Object.assign(config, {
    SMTP_URL: undefined,
    WEBHOOK_ALLOW_PRIVATE: false,
    WEBHOOK_URLS: [hook.url, `http://localhost:${port}/`, `http://[::1]:${port}/`],
  })
  await addTold()
  await look()
  expect(hook.taken).toEqual([])
  for (const { error } of await deliveries()) expect(error).toContain('private network')
})
