import { sql } from 'kysely'

import { browserName } from '#app/staff/sessions/browser-name.ts'
import type { Executor } from '#db/client.server.ts'

import type { PushTarget } from './push-target.server.ts'

/** Devices that one person has at most; the one that was opened longest ago makes room. */
const MOST_DEVICES = 10

type Wish = {
  target: PushTarget
  staffId: string
  sessionId: string
  userAgent: string | null
}

/**
 * Notes a device on which someone wishes to be told, or that it is still there. False where it is
 * another person's: only who has the same keys is at the same browser, and has it from then on.
 */
export async function storeSubscription(db: Executor, wish: Wish): Promise<boolean> {
  const { target, staffId, sessionId, userAgent } = wish
  const { endpoint, p256dh, auth } = target
  const held = { staff_id: staffId, session_id: sessionId, p256dh, auth }
  const stored = await db
    .insertInto('push_subscriptions')
    .values({ ...held, endpoint, browser: browserName(userAgent) ?? '' })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ ...held, renewed_at: sql`statement_timestamp()` })
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
    order by renewed_at desc, id desc offset ${MOST_DEVICES})`.execute(db)
  return true
}

/** Tells someone nothing more on a device of theirs. */
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

/** Forgets the devices on which nobody has opened the desk for so many days. */
export async function forgetSubscriptions(db: Executor, days: number): Promise<void> {
  await sql`delete from push_subscriptions
    where renewed_at < now() - make_interval(days => ${days})`.execute(db)
}
