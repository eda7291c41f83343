import { sql, type Insertable } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import type { Deliveries } from '#db/schema.ts'

import type { Destination, EventKind } from './destinations.server.ts'
import { mayMailVisitor } from './mail/visitor-mails.server.ts'

const BATCH_SIZE = 100

type PendingWork = { hasEvents: boolean; hasJobless: boolean; hasOpen: boolean }

export async function findPendingWork(db: Executor): Promise<PendingWork> {
  const { rows } = await sql<PendingWork>`select
    exists (select from outbox) as "hasEvents",
    exists (select from deliveries
      where job_id is null and sent_at is null and dead_at is null) as "hasJobless",
    exists (select from deliveries where sent_at is null and dead_at is null) as "hasOpen"`.execute(
    db,
  )
  return rows[0] ?? { hasEvents: false, hasJobless: false, hasOpen: false }
}

type Taken = {
  eventId: string
  leadId: string | null
  noticeId: string | null
  alertId: string | null
  question: string | null
  kind: EventKind
  email: string
}

/** Mails that anyone can cause for another's address; others are limited where they are requested. */
const LIMITED: Partial<Record<EventKind, 'enquiry' | 'alert-link'>> = {
  enquiry: 'enquiry',
  'alert-link': 'alert-link',
}

/** Creates deliveries in `trx`; locks the enquiry or alert first, and skips those locked or being withdrawn. */
export async function spreadEvents(
  trx: Executor,
  destinationsOf: (hasVisitor: boolean, kind: EventKind) => readonly Destination[],
): Promise<number> {
  const { rows } = await sql<Taken>`
    with there as materialized (
      select id from leads where id in (
        select lead_id from outbox order by written_at limit ${BATCH_SIZE}) for key share skip locked
    ), alerts as materialized (
      select id from visitor_alerts where id in (
        select alert_id from outbox order by written_at limit ${BATCH_SIZE}) for key share skip locked
    ), taken as (
      delete from outbox where event_id in (
        select event_id from outbox where notice_id is not null
          or lead_id in (select id from there) or alert_id in (select id from alerts)
        order by written_at limit ${BATCH_SIZE} for update skip locked)
      returning event_id, lead_id, notice_id, alert_id, question, kind
    )
    select event_id as "eventId", lead_id as "leadId", notice_id as "noticeId", alert_id as "alertId",
      taken.question, taken.kind, coalesce(leads.email, visitor_alerts.email, '') as email
    from taken left join leads on leads.id = lead_id
      left join visitor_alerts on visitor_alerts.id = alert_id`.execute(trx)
  const deliveries: Insertable<Deliveries>[] = []
  for (const { email, eventId, leadId, noticeId, alertId, question, kind } of rows) {
    for (const { way, target } of destinationsOf(email !== '', kind)) {
      const limited = way === 'visitor' ? LIMITED[kind] : undefined
      if (limited && !(await mayMailVisitor(trx, { kind: limited, email }))) continue
      deliveries.push({
        event_id: eventId,
        lead_id: leadId,
        notice_id: noticeId,
        alert_id: alertId,
        question,
        kind,
        way,
        target,
      })
    }
  }
  if (deliveries.length > 0)
    await trx
      .insertInto('deliveries')
      .values(deliveries)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return rows.length
}

/** Restored backups have no jobs, and pg-boss deletes old ones: these deliveries get new jobs. */
export async function freeLostJobs(db: Executor): Promise<void> {
  await sql`update deliveries set job_id = null
    where sent_at is null and dead_at is null and job_id is not null and not exists (
      select from pgboss.job where name = 'deliver' and id = job_id)`.execute(db)
}

export type NewJob = { deliveryId: string; jobId: string }

/** The caller creates the jobs in the same transaction. */
export async function assignJobIds(trx: Executor): Promise<(NewJob & Destination)[]> {
  const { rows } = await sql<NewJob & Destination>`
    update deliveries set job_id = gen_random_uuid() where id in (
      select id from deliveries where job_id is null and sent_at is null and dead_at is null
      order by id limit ${BATCH_SIZE} for update skip locked)
    returning id as "deliveryId", job_id as "jobId", way, target`.execute(trx)
  return rows
}
