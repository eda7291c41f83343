import { sql } from 'kysely'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { browserName } from '#app/staff/sessions/browser-name.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import type { PushTarget } from './push-target.server.ts'

/** An email address is a subscription too, as a `mailto:` endpoint without keys (RFC 6068). */
const MAILED = 'mailto:'
const isDevice = sql`endpoint not like ${`${MAILED}%`}`

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
    select id from push_subscriptions where staff_id = ${staffId} and ${isDevice}
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
    where ${isDevice} and renewed_at < now() - make_interval(days => ${days})`.execute(db)
}

/** Devices of owners, without those who get their alerts by email. */
export async function listOwnerDevices(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select push_subscriptions.id::text from push_subscriptions
    join staff_users on staff_users.id = staff_id
    where staff_users.role = 'owner' and ${isDevice}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The address to which alerts go, where `endpoint` is one. */
export function mailedAddress(endpoint: string): string | undefined {
  return endpoint.startsWith(MAILED) ? decodeURIComponent(endpoint.slice(MAILED.length)) : undefined
}

/** Whether an alert reaches them now, on a device or, where the site `sendsMail`, by email. */
export async function getsAlerts(
  db: Executor,
  staffId: string,
  { sendsMail }: { sendsMail: boolean },
): Promise<boolean> {
  const { rows } = await sql`select from push_subscriptions
    where staff_id = ${staffId} and (${sendsMail} or ${isDevice}) limit 1`.execute(db)
  return rows.length > 0
}

/** Undefined where their alerts go to devices alone. */
export async function findAlertEmail(db: Executor, staffId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('staff_id', '=', staffId)
    .where('endpoint', 'like', `${MAILED}%`)
    .executeTakeFirst()
  return row && mailedAddress(row.endpoint)
}

/** Replaces their address, none for undefined; false where another account has it. */
export function changeAlertEmail(
  db: Executor,
  staff: Pick<Staff, 'id'>,
  email: string | undefined,
): Promise<boolean> {
  return asOne(db, async (trx) => {
    const endpoint = email === undefined ? '' : `${MAILED}${encodeURIComponent(email)}`
    if (endpoint !== '' && !(await insertEmail(trx, staff.id, endpoint))) return false
    await trx
      .deleteFrom('push_subscriptions')
      .where('staff_id', '=', staff.id)
      .where('endpoint', 'like', `${MAILED}%`)
      .where('endpoint', '<>', endpoint)
      .execute()
    await writeAudit(trx, staff, {
      kind: email === undefined ? 'alert-email-removed' : 'alert-email-set',
    })
    return true
  })
}

async function insertEmail(trx: Executor, staffId: string, endpoint: string): Promise<boolean> {
  const stored = await trx
    .insertInto('push_subscriptions')
    .values({ staff_id: staffId, session_id: '', endpoint, p256dh: '', auth: '' })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ renewed_at: sql`statement_timestamp()` })
        .where('push_subscriptions.staff_id', '=', staffId),
    )
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}
