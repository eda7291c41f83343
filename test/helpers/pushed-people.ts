import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { sql } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { staffColumns } from '#app/staff/accounts.server.ts'
import { storeSubscription } from '#app/staff/push/push-subscriptions.server.ts'
import { staffMember, type Staff } from '#app/staff/staff.ts'
import { db, pool } from '#db/client.server.ts'
import { openBoss } from '#server/jobs/boss.ts'
import type { Boss, QueueRow } from '#server/jobs/define-job.ts'
import { PUSH_QUEUE, pushQueue, queueOutbox, sendQueued } from '#server/jobs/push/push.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { startPushService, type Device, type PushService } from './site/push-service.ts'

function report(error: unknown): void {
  throw error
}

/** A push service that this site may send to, until it is stopped, and the queue of what is sent there. */
export async function startAllowedService(): Promise<PushService & { boss: Boss }> {
  const service = await startPushService()
  const boss = await openBoss(
    pool,
    { jobs: [], queues: [pushQueue] },
    { report, superviseSeconds: 1 },
  )
  setDefaultCACertificates([
    ...getCACertificates('default'),
    readFileSync(service.certificate, 'utf8'),
  ])
  const { WEBHOOK_ALLOW_PRIVATE } = config
  config.PUSH_HOSTS.push(service.host)
  config.WEBHOOK_ALLOW_PRIVATE = true
  return {
    ...service,
    boss,
    stop: () => {
      void boss.stop({ graceful: false, close: false })
      config.PUSH_HOSTS.pop()
      config.WEBHOOK_ALLOW_PRIVATE = WEBHOOK_ALLOW_PRIVATE
      service.stop()
    },
  }
}

/** Someone of the desk. */
export async function addPerson(): Promise<Staff> {
  const id = await addAgent(db, `push-${randomUUID()}`)
  const row = await db
    .selectFrom('staff_users')
    .select(staffColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return staffMember.parse(row)
}

/** A device on which they want alerts. */
export async function addDevice(
  service: PushService,
  { id }: Staff,
  sessionId = 'none',
): Promise<Device> {
  const target = service.addDevice()
  await storeSubscription(db, { target, staffId: id, sessionId, userAgent: null })
  return target
}

/** Assigns them a lead, of which the site notifies them. */
export async function assignLead(to: Staff, phone = '9876543210'): Promise<string> {
  const leadId = await addNewLead(db, { phone, location: 'Noida' })
  await changeLead(db, { leadId, changes: { ownerId: to.id } }, 'system')
  return leadId
}

/** As the jobs of a process take them. */
export async function takePushRows(boss: Boss): Promise<QueueRow[]> {
  await queueOutbox(db, boss)
  return boss.fetch<object>(PUSH_QUEUE, { batchSize: 40, includeMetadata: true })
}

/** What a process does at one look. */
export async function sendDuePushes(boss: Boss): Promise<{ sent: number; failures: string[] }> {
  const rows = await takePushRows(boss)
  const results = (await Promise.all(rows.map((row) => sendQueued(row, { db, boss })))).flat()
  return {
    sent: results.filter(({ kind }) => kind === 'sent').length,
    failures: results.flatMap((result) => ('reason' in result ? [result.reason] : [])),
  }
}

/** What is still to be pushed: how often it was tried, and in how many seconds it is due. */
export async function pushOutbox(): Promise<{ tries: number; wait: number }[]> {
  const { rows } = await sql<{ tries: number; wait: number }>`
    select 0 as tries, 0 as wait from push_outbox
    union all
    select retry_count + (state = 'retry')::integer,
      round(extract(epoch from start_after - statement_timestamp()))::integer
    from pgboss.job where name = ${PUSH_QUEUE} and state in ('created', 'retry', 'active')`.execute(
    db,
  )
  return rows
}

/** Lets so many seconds pass for all that is to be pushed. */
export async function passForPushes(seconds: number): Promise<void> {
  const past = sql`make_interval(secs => ${seconds})`
  await sql`update push_outbox set queued_at = queued_at - ${past}`.execute(db)
  await sql`update pgboss.job set start_after = start_after - ${past},
    started_on = started_on - ${past},
    data = jsonb_set(data, '{queuedAt}', to_jsonb((data ->> 'queuedAt')::timestamptz - ${past}))
    where name = ${PUSH_QUEUE}`.execute(db)
}

/** Forgets these people and what they were given. */
export async function forgetPushed(): Promise<void> {
  await sql`delete from pgboss.job where name = ${PUSH_QUEUE}`.execute(db)
  await db.deleteFrom('leads').where('email', '=', 'asha@turns.test').execute()
  await db.deleteFrom('staff_users').where('id', 'like', 'push-%').execute()
}
