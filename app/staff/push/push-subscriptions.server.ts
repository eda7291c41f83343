import { sql } from 'kysely'

import { browserName } from '#app/staff/sessions/browser-name.ts'
import type { Executor } from '#db/client.server.ts'

import type { PushTarget } from './push-target.server.ts'

/** Devices per person; the one unused for longest goes first. */
const MAX_DEVICES = 10

type NewSubscription = {
  target: PushTarget
  staffId: string
  sessionId: string
  userAgent: string | null
}

/** Stores or refreshes a device; false where it belongs to another account and the keys differ. */
export async function storeSubscription(
  db: Executor,
  subscription: NewSubscription,
): Promise<boolean> {
  const { target, staffId, sessionId, userAgent } = subscription
  const { endpoint, p256dh, auth } = target
  const columns = { staff_id: staffId, session_id: sessionId, p256dh, auth }
  const stored = await db
    .insertInto('push_subscriptions')
    .values({ ...columns, endpoint, browser: browserName(userAgent) ?? '' })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ ...columns, renewed_at: sql`statement_timestamp()` })
        .where((row) =>
          row.or([
            row('push_subscriptions.staff_id', '=', staffId),
            row.and([
              row('push_subscriptions.p256dh', '=', p256dh),
              row('push_subscriptions.auth', '=', auth),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  if (!stored) return false
  await sql`delete from push_subscriptions where id in (
    select id from push_subscriptions where staff_id = ${staffId}
    order by renewed_at desc, id desc offset ${MAX_DEVICES})`.execute(db)
  return true
}

export async function endSubscription(
  db: Executor,
  { staffId, endpoint }: { staffId: string; endpoint: string },
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('staff_id', '=', staffId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** Deletes devices unused for these days. */
export async function forgetSubscriptions(db: Executor, days: number): Promise<void> {
  await sql`delete from push_subscriptions
    where renewed_at < now() - make_interval(days => ${days})`.execute(db)
}
