import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { PushTarget } from './push-target.server.ts'
import type { PushResult } from './send-push.server.ts'

const BATCH_SIZE = 200
/** Seconds until the second attempt; each wait is four times the last, up to the maximum. */
const FIRST_WAIT_SECONDS = 5
const MAX_WAIT_SECONDS = 15 * 60

export async function hasPushes(db: Executor): Promise<boolean> {
  const { rows } = await sql`select from push_outbox limit 1`.execute(db)
  return rows.length > 0
}

export type DevicePush = { subscriptionId: string; leadIds: string[]; queuedAt: Date }

/** Takes rows out of the outbox, as one message for each device; the caller queues them in `trx`. */
export async function takePushes(trx: Executor): Promise<DevicePush[]> {
  const { rows } = await sql<DevicePush>`
    with due as (
      select subscription_id, lead_id from push_outbox
      order by queued_at limit ${BATCH_SIZE} for update skip locked
    ),
    taken as (
      delete from push_outbox using due where push_outbox.subscription_id = due.subscription_id
        and push_outbox.lead_id = due.lead_id
      returning push_outbox.subscription_id, push_outbox.lead_id,
        push_outbox.queued_at
    )
    select subscription_id::text as "subscriptionId", array_agg(lead_id::text) as "leadIds",
      min(queued_at) as "queuedAt"
    from taken group by subscription_id`.execute(trx)
  return rows
}

export type Device = { id: string; staffId: string; target: PushTarget }

export async function findDevice(db: Executor, id: string): Promise<Device | undefined> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'staff_id as staffId', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { staffId, ...target } = row
  return { id, staffId, target }
}

/** Notes what the push service answered, and forgets a device that is gone. */
export async function recordPush(db: Executor, id: string, result: PushResult): Promise<void> {
  if (result.kind === 'gone') {
    await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
    return
  }
  await db
    .updateTable('push_subscriptions')
    .set({
      [result.kind === 'sent' ? 'last_sent_at' : 'last_failed_at']: sql`statement_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

export function waitSeconds(attempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 4 ** (attempts - 1), MAX_WAIT_SECONDS)
}
