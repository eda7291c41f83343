import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { PushTarget } from './push-target.server.ts'
import type { PushResult } from './send-push.server.ts'

const AT_ONCE = 40
/** Longer than it takes to send all rows of a batch. */
const LEASE_SECONDS = 120
/** Seconds until an undelivered message is out of date. */
const LATEST_SECONDS = 60 * 60
/** Seconds until the second attempt; each wait is four times the last, up to the maximum. */
const FIRST_WAIT_SECONDS = 5
const MAX_WAIT_SECONDS = 15 * 60

export type DuePush = {
  subscriptionId: string
  staffId: string
  target: PushTarget
  leadIds: string[]
  tries: number
  /** Also identifies the rows of this process. */
  leasedUntil: Date
}

/** Leases due rows, so that another process retries them only after the lease; sending checks the right to receive. */
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

type SentPush = Pick<DuePush, 'subscriptionId' | 'leadIds' | 'leasedUntil'>

/** Deletes sent rows; a row queued again since then stays, as when a lead comes back to its agent. */
export async function dropPush(db: Executor, push: SentPush): Promise<void> {
  await outboxOf(db, push).where('due_at', '=', push.leasedUntil).execute()
}

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

export function waitSeconds(attempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 4 ** (attempts - 1), MAX_WAIT_SECONDS)
}

function outboxOf(db: Executor, { subscriptionId, leadIds }: SentPush) {
  return db
    .deleteFrom('push_outbox')
    .where('subscription_id', '=', subscriptionId)
    .where('lead_id', 'in', [...leadIds])
}
