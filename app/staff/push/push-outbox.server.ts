import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { PushTarget } from './push-target.server.ts'
import type { PushResult } from './send-push.server.ts'

/** Rows that one process takes at a time. */
const AT_ONCE = 40
/** Seconds for which they are its own: longer than it tries to send them all. */
const LEASE_SECONDS = 120
/** Seconds after which what could not be sent is no news any more. */
const LATEST_SECONDS = 60 * 60
/** Seconds until the second try; each further one waits four times as long, up to the most. */
const FIRST_WAIT_SECONDS = 5
const MOST_WAIT_SECONDS = 15 * 60

/** What one device is to be told together. */
export type DuePush = {
  subscriptionId: string
  staffId: string
  target: PushTarget
  leadIds: string[]
  tries: number
  /** Until when the rows are this process's own, which is how it knows them again. */
  leasedUntil: Date
}

/**
 * Takes what is due, so that no other process does: it is put off until the lease ends, and sent again
 * then if this process has ended meanwhile. Whether its person may still be told is asked when it is sent.
 */
export async function takeDuePushes(db: Executor): Promise<DuePush[]> {
  const { rows } = await sql<TakenRow>`
    with due as (
      select subscription_id, lead_id from push_outbox
      where due_at <= statement_timestamp() order by due_at limit ${AT_ONCE}
      for update skip locked
    ),
    taken as (
      update push_outbox set tries = tries + 1,
        due_at = statement_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      from due where push_outbox.subscription_id = due.subscription_id
        and push_outbox.lead_id = due.lead_id
      returning push_outbox.subscription_id, push_outbox.lead_id, push_outbox.tries, push_outbox.due_at
    )
    select push_subscriptions.id as "subscriptionId", endpoint, p256dh, auth,
      max(taken.tries) as tries, max(taken.due_at) as "leasedUntil", array_agg(taken.lead_id::text) as "leadIds",
      push_subscriptions.staff_id as "staffId"
    from taken
      join push_subscriptions on push_subscriptions.id = taken.subscription_id
    group by push_subscriptions.id`.execute(db)
  return rows.map(({ endpoint, p256dh, auth, ...push }) => ({
    ...push,
    target: { endpoint, p256dh, auth },
  }))
}

type TakenRow = PushTarget & Omit<DuePush, 'target'>

type Told = Pick<DuePush, 'subscriptionId' | 'leadIds' | 'leasedUntil'>

/**
 * Takes out what need not be sent. What was queued anew since it was taken stays: the lead went to
 * somebody else and came back, and this process may have looked in between.
 */
export async function dropPush(db: Executor, told: Told): Promise<void> {
  await outboxOf(db, told).where('due_at', '=', told.leasedUntil).execute()
}

/** Writes what the push service answered: done, to be tried again, or that the device is gone. */
export async function settlePush(db: Executor, push: DuePush, result: PushResult): Promise<void> {
  const { subscriptionId, leadIds, leasedUntil, tries } = push
  if (result.kind === 'gone') {
    await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute()
    return
  }
  const isSent = result.kind === 'sent'
  await db
    .updateTable('push_subscriptions')
    .set({ [isSent ? 'last_sent_at' : 'last_failed_at']: sql`statement_timestamp()` })
    .where('id', '=', subscriptionId)
    .execute()
  if (result.kind !== 'later') return dropPush(db, push)
  const wait = Math.max(result.afterSeconds ?? 0, waitSeconds(tries))
  await sql`update push_outbox
    set due_at = statement_timestamp() + make_interval(secs => ${wait})
    where subscription_id = ${subscriptionId} and lead_id = any(${leadIds}::bigint[])
      and due_at = ${leasedUntil}`.execute(db)
  await outboxOf(db, push)
    .where(sql<boolean>`due_at > queued_at + make_interval(secs => ${LATEST_SECONDS})`)
    .execute()
}

/** How long to wait after so many tries. */
export function waitSeconds(tries: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 4 ** (tries - 1), MOST_WAIT_SECONDS)
}

function outboxOf(db: Executor, { subscriptionId, leadIds }: Told) {
  return db
    .deleteFrom('push_outbox')
    .where('subscription_id', '=', subscriptionId)
    .where('lead_id', 'in', [...leadIds])
}
