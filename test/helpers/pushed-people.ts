import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { sql } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { staffColumns } from '#app/staff/accounts.server.ts'
import { storeSubscription } from '#app/staff/push/push-subscriptions.server.ts'
import { staffMember, type Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { startPushService, type Device, type PushService } from './site/push-service.ts'

/** A push service that this site may send to, until it is stopped. */
export async function startAllowedService(): Promise<PushService> {
  const service = await startPushService()
  setDefaultCACertificates([
    ...getCACertificates('default'),
    readFileSync(service.certificate, 'utf8'),
  ])
  config.PUSH_HOSTS.push(service.host)
  return {
    ...service,
    stop: () => {
      config.PUSH_HOSTS.pop()
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

/** A device on which they wish to be told. */
export async function addDevice(
  service: PushService,
  { id }: Staff,
  sessionId = 'none',
): Promise<Device> {
  const target = service.addDevice()
  await storeSubscription(db, { target, staffId: id, sessionId, userAgent: null })
  return target
}

/** Gives them a lead, of which they are to be told. */
export async function assignLead(to: Staff, phone = '9876543210'): Promise<string> {
  const leadId = await addNewLead(db, { phone, location: 'Noida' })
  await changeLead(db, { leadId, changes: { ownerId: to.id } }, 'system')
  return leadId
}

/** What is still to be pushed: how often it was tried, and in how many seconds it is due. */
export async function pushOutbox(): Promise<{ tries: number; wait: number }[]> {
  const { rows } = await sql<{ tries: number; wait: number }>`select tries,
    round(extract(epoch from due_at - statement_timestamp()))::integer as wait
    from push_outbox`.execute(db)
  return rows
}

/** Lets so many seconds pass for all that is to be pushed. */
export async function passForPushes(seconds: number): Promise<void> {
  await sql`update push_outbox set due_at = due_at - make_interval(secs => ${seconds}),
    queued_at = queued_at - make_interval(secs => ${seconds})`.execute(db)
}

/** Forgets these people and what they were given. */
export async function forgetPushed(): Promise<void> {
  await db.deleteFrom('leads').where('email', '=', 'asha@turns.test').execute()
  await db.deleteFrom('staff_users').where('id', 'like', 'push-%').execute()
}
