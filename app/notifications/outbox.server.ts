import { sql, type Insertable } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import type { Deliveries } from '#db/schema.ts'

import type { Destination, EventKind } from './destinations.server.ts'
import { mayMailVisitor } from './mail/visitor-mails.server.ts'

/** Events that one pass takes. */
const AT_ONCE = 100

type Waiting = { hasEvents: boolean; hasJobless: boolean; hasOpen: boolean }

/** What there is to do: looks at the first rows of small indexes. */
export async function whatWaits(db: Executor): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select
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
  kind: EventKind
  email: string
}

/**
 * Takes events out of the outbox and writes a delivery for each of their destinations, in the
 * transaction it is given; other processes pass over what this one holds, and it passes over enquiries that
 * are being withdrawn: anyone who locks both locks the enquiry first. A notice goes to the team alone.
 * Answers how many events.
 */
export async function spreadEvents(
  trx: Executor,
  destinationsOf: (hasVisitor: boolean, kind: EventKind) => readonly Destination[],
): Promise<number> {
  const { rows } = await sql<Taken>`
    with there as materialized (
      select id from leads where id in (
        select lead_id from outbox order by written_at limit ${AT_ONCE}) for key share skip locked
    ), taken as (
      delete from outbox where event_id in (
        select event_id from outbox where notice_id is not null or lead_id in (select id from there)
        order by written_at limit ${AT_ONCE} for update skip locked)
      returning event_id, lead_id, notice_id, kind
    )
    select event_id as "eventId", lead_id as "leadId", notice_id as "noticeId", taken.kind,
      coalesce(email, '') as email
    from taken left join leads on leads.id = lead_id`.execute(trx)
  const deliveries: Insertable<Deliveries>[] = []
  for (const { email, eventId, leadId, noticeId, kind } of rows) {
    for (const { way, target } of destinationsOf(email !== '', kind)) {
      // The mail of a link was counted when it was asked for.
      const isCounted = way !== 'visitor' || kind === 'withdrawal-link'
      if (!isCounted && !(await mayMailVisitor(trx, { kind: 'enquiry', email }))) continue
      deliveries.push({
        event_id: eventId,
        lead_id: leadId,
        notice_id: noticeId,
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

/**
 * Takes what is not told yet off jobs that are gone, so that it gets others: a backup holds no queue, and
 * the queue forgets what no process took for two weeks.
 */
export async function freeLostJobs(db: Executor): Promise<void> {
  await sql`update deliveries set job_id = null
    where sent_at is null and dead_at is null and job_id is not null and not exists (
      select from pgboss.job where name = 'deliver' and id = job_id)`.execute(db)
}

/** A delivery and its job. */
export type NewJob = { deliveryId: string; jobId: string }

/** Gives every delivery that has none the id of a job, which its caller makes in the same transaction. */
export async function giveJobs(trx: Executor): Promise<(NewJob & Destination)[]> {
  const { rows } = await sql<NewJob & Destination>`
    update deliveries set job_id = gen_random_uuid() where id in (
      select id from deliveries where job_id is null and sent_at is null and dead_at is null
      order by id limit ${AT_ONCE} for update skip locked)
    returning id as "deliveryId", job_id as "jobId", way, target`.execute(trx)
  return rows
}
