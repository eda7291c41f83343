import { sql } from 'kysely'
import { z } from 'zod'

import { LATE_SECONDS } from '#app/lib/dates/late.ts'
import { lateKinds } from '#app/publishing/late-kind.ts'
import { mayEditNow } from '#app/publishing/may-edit.server.ts'
import { waitSeconds } from '#app/staff/push/push-outbox.server.ts'
import type { PushTarget } from '#app/staff/push/push-target.server.ts'
import type { PushResult } from '#app/staff/push/send-push.server.ts'
import type { Executor } from '#db/client.server.ts'

const AT_ONCE = 40
/** Seconds; longer than the retries of one batch. */
const LEASE_SECONDS = 120
/** Seconds after which a notification is dropped. */
const LATEST_SECONDS = 60 * 60

/** Also reads schedules whose publication is in progress. */
const pending = sql`(
  select 'listing' as kind, schedule.id, schedule.made_by, schedule.publish_at,
    version.project_id::text as subject, coalesce(version.content->>'name', '') as name
  from project_schedules as schedule join project_versions as version on version.id = version_id
  where done_at is null and cancelled_at is null
  union all
  select 'words', schedule.id, schedule.made_by, schedule.publish_at, version.page, ''
  from page_schedules as schedule join page_versions as version on version.id = version_id
  where done_at is null and cancelled_at is null)`

const isNotified = sql`(staff.role = 'owner' or staff.id = waits.made_by) and ${mayEditNow('staff.id')}`

const lateSchema = z.object({
  kind: z.enum(lateKinds),
  schedule: z.string(),
  subject: z.string(),
  name: z.string(),
  publishAt: z.date(),
})

export type LatePublication = z.output<typeof lateSchema>

/** Finds each late schedule once across processes; notifies owners, and its author while they may edit. */
export async function noticeLate(db: Executor, now: Date): Promise<LatePublication[]> {
  const { rows } = await sql`
    with waits as ${pending},
    noticed as (
      insert into late_publications (kind, schedule_id)
      select kind, id from waits where publish_at < ${now}::timestamptz - ${LATE_SECONDS} * interval '1 second'
      on conflict do nothing
      returning kind, schedule_id
    ),
    queued as (
      insert into late_pushes (subscription_id, kind, schedule_id)
      select device.id, noticed.kind, noticed.schedule_id
      from noticed join waits on waits.kind = noticed.kind and waits.id = noticed.schedule_id
        join staff_users as staff on ${isNotified}
        join push_subscriptions as device on device.staff_id = staff.id
    )
    select waits.kind, waits.id as schedule, subject, name, publish_at as "publishAt"
    from noticed join waits on waits.kind = noticed.kind and waits.id = noticed.schedule_id
    order by publish_at`.execute(db)
  return z.array(lateSchema).parse(rows)
}

export type LatePush = {
  subscriptionId: string
  staffId: string
  target: PushTarget
  late: LatePublication
  tries: number
}

/** Claims due notifications for this process; drops those of published versions and of accounts without rights. */
export async function takeLatePushes(db: Executor): Promise<LatePush[]> {
  await sql`
    delete from late_pushes as push
    where queued_at < statement_timestamp() - ${LATEST_SECONDS} * interval '1 second'
      or not exists (select from ${pending} as waits
        join push_subscriptions as device on device.id = push.subscription_id
        join staff_users as staff on staff.id = device.staff_id and ${isNotified}
        where waits.kind = push.kind and waits.id = push.schedule_id)`.execute(db)
  const { rows } = await sql<LatePublication & PushTarget & Omit<LatePush, 'late' | 'target'>>`
    with due as (
      select subscription_id, kind, schedule_id from late_pushes
      where due_at <= statement_timestamp() order by due_at limit ${AT_ONCE}
      for update skip locked
    ),
    taken as (
      update late_pushes as push set tries = tries + 1,
        due_at = statement_timestamp() + ${LEASE_SECONDS} * interval '1 second'
      from due where push.subscription_id = due.subscription_id and push.kind = due.kind
        and push.schedule_id = due.schedule_id
      returning push.*
    )
    select device.id as "subscriptionId", device.staff_id as "staffId", endpoint, p256dh, auth, tries,
      waits.kind, waits.id as schedule, subject, name, publish_at as "publishAt"
    from taken join push_subscriptions as device on device.id = subscription_id
      join ${pending} as waits on waits.kind = taken.kind and waits.id = taken.schedule_id`.execute(
    db,
  )
  return rows.map(({ subscriptionId, staffId, endpoint, p256dh, auth, tries, ...late }) => {
    const target = { endpoint, p256dh, auth }
    return { subscriptionId, staffId, target, tries, late: lateSchema.parse(late) }
  })
}

export async function settleLatePush(
  db: Executor,
  { subscriptionId, late, tries }: LatePush,
  result: PushResult,
): Promise<void> {
  if (result.kind === 'gone') {
    await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute()
    return
  }
  const own = sql`subscription_id = ${subscriptionId} and kind = ${late.kind}
    and schedule_id = ${late.schedule}`
  if (result.kind !== 'later') {
    await sql`delete from late_pushes where ${own}`.execute(db)
    return
  }
  const wait = Math.max(result.afterSeconds ?? 0, waitSeconds(tries))
  await sql`update late_pushes
    set due_at = statement_timestamp() + ${wait} * interval '1 second' where ${own}`.execute(db)
}
