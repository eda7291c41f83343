import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { db, pool } from '#db/client.server.ts'
import { openBoss } from '#server/jobs/boss.ts'
import type { Boss, QueueRow } from '#server/jobs/define-job.ts'
import { AT_A_PLACE, QUEUE } from '#server/jobs/notifications/delivery-queue.ts'
import { queueAll, spreadAll, tryOnce } from '#server/jobs/notifications/queue-delivery.ts'
import { queues } from '#server/jobs/registry.ts'
import { startMailServer, type MailServer } from '#test/helpers/site/mail-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#test/helpers/site/webhook-receiver.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
/** Signs as well, as while one secret takes the place of another. */
const OLD_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`

/** Where notifications of enquiries arrive, and the process that sends them, one look at a time. */
type NotificationTargets = {
  mail: MailServer
  hook: WebhookReceiver
  queue: Boss
  /** Configures all of them, and forgets what other tests left to send. */
  begin: () => Promise<void>
  /** Takes back what was configured and stored. */
  end: () => Promise<void>
  stop: () => Promise<void>
}

async function startNotificationTargets(): Promise<NotificationTargets> {
  const before = { ...config }
  const mail = await startMailServer()
  const hook = await startWebhookReceiver(SECRET)
  const queue = await openBoss(pool, { jobs: [], queues }, { report, superviseSeconds: 1 })
  return {
    mail,
    hook,
    queue,
    begin: async () => {
      await sql`delete from outbox`.execute(db)
      await sql`delete from deliveries`.execute(db)
      await sql`delete from visitor_mails`.execute(db)
      await sql`delete from pgboss.job`.execute(db)
      Object.assign(config, {
        SMTP_URL: mail.url,
        MAIL_FROM: { name: 'Sharma Homes', address: 'desk@homes.test' },
        MAIL_TO: ['asha@homes.test', 'vikram@homes.test'],
        WEBHOOK_URLS: [hook.url],
        WEBHOOK_SECRET: [OLD_SECRET, SECRET],
        WEBHOOK_ALLOW_PRIVATE: true,
        NOTIFICATION_RETRY_SECONDS: 0,
      })
    },
    end: async () => {
      for (const name of Object.keys(config))
        if (!(name in before)) Reflect.deleteProperty(config, name)
      Object.assign(config, before)
      mail.taken.length = 0
      hook.taken.length = 0
      await db.deleteFrom('leads').where('email', '=', 'asha@turns.test').execute()
    },
    stop: async () => {
      await queue.stop({ graceful: false, close: false })
      await mail.stop()
      hook.stop()
    },
  }
}

/** The places of a file of tests: there from its first to its last, with new settings for each. */
export function useNotificationTargets(): Pick<NotificationTargets, 'mail' | 'hook' | 'queue'> {
  const started: NotificationTargets[] = []
  const places = () => {
    const [one] = started
    if (!one) throw new Error('The places are there while tests run.')
    return one
  }
  beforeAll(async () => void started.push(await startNotificationTargets()))
  afterAll(() => places().stop())
  beforeEach(() => places().begin())
  afterEach(() => places().end())
  return {
    get mail() {
      return places().mail
    },
    get hook() {
      return places().hook
    },
    get queue() {
      return places().queue
    },
  }
}

/** Adds an enquiry to notify of, with a person of its own. */
export async function addPendingNotification(): Promise<string> {
  const lead = await addNewLead(db, { location: 'Noida' })
  await db.insertInto('outbox').values({ lead_id: lead, kind: 'enquiry' }).execute()
  return lead
}

/** As the jobs of a process take them. */
export function take(queue: Boss, limit: number): Promise<QueueRow[]> {
  return queue.fetch<object>(QUEUE, {
    batchSize: limit,
    includeMetadata: true,
    groupConcurrency: AT_A_PLACE,
  })
}

/** What a process does at one look, until its tries have ended; answers how many they were. */
export async function look(queue: Boss, signal = new AbortController().signal): Promise<number> {
  await spreadAll(db)
  await queueAll(db, queue)
  const jobs = await take(queue, 50)
  await Promise.all(jobs.map((job) => tryOnce(db, queue, job, signal)))
  return jobs.length
}

export async function lookAll(queue: Boss): Promise<void> {
  while ((await look(queue)) > 0);
}

export function listDeliveries() {
  return db
    .selectFrom('deliveries')
    .select(['way', 'target', 'tries', 'error', 'sent_at', 'dead_at', 'next_try_at', 'job_id'])
    .orderBy('id')
    .execute()
}

function report(error: unknown): void {
  throw error
}
