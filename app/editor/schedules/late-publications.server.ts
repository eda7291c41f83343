import { sql } from 'kysely'
import { z } from 'zod'

import { LATE_SECONDS } from '#app/lib/dates/late.ts'
import { lateKinds } from '#app/publishing/late-kind.ts'
import { mayEditNow } from '#app/publishing/may-edit.server.ts'
import type { Executor } from '#db/client.server.ts'

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

const isNew = (
  now: Date,
) => sql`publish_at < ${now}::timestamptz - ${LATE_SECONDS} * interval '1 second'
  and not exists (select from late_publications as known
    where known.kind = waits.kind and known.schedule_id = waits.id)`

/** Whether a schedule is late that no one was alerted about. */
export async function hasLate(db: Executor, now: Date): Promise<boolean> {
  const { rows } = await sql`select from ${pending} as waits where ${isNew(now)} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Finds each late schedule once across processes, with the devices of owners, and of its author while they may edit. */
export async function noticeLate(
  db: Executor,
  now: Date,
): Promise<(LatePublication & { devices: string[] })[]> {
  const { rows } = await sql`
    with waits as ${pending},
    noticed as (
      insert into late_publications (kind, schedule_id)
      select kind, id from waits where ${isNew(now)}
      on conflict do nothing
      returning kind, schedule_id
    )
    select waits.kind, waits.id as schedule, subject, waits.name, publish_at as "publishAt",
      array(select device.id::text from staff_users as staff
        join push_subscriptions as device on device.staff_id = staff.id
        where ${isNotified}) as devices
    from noticed join waits on waits.kind = noticed.kind and waits.id = noticed.schedule_id
    order by publish_at`.execute(db)
  return z.array(lateSchema.extend({ devices: z.array(z.string()) })).parse(rows)
}

export const lateReference = lateSchema.pick({ kind: true, schedule: true })

/** Undefined once it is published or cancelled, and where the account lost the right to edit. */
export async function findLate(
  db: Executor,
  { kind, schedule }: z.output<typeof lateReference>,
  staffId: string,
): Promise<LatePublication | undefined> {
  const { rows } = await sql`
    select waits.kind, waits.id as schedule, subject, waits.name, publish_at as "publishAt"
    from ${pending} as waits join staff_users as staff on staff.id = ${staffId} and ${isNotified}
    where waits.kind = ${kind} and waits.id = ${schedule}`.execute(db)
  return z.array(lateSchema).parse(rows)[0]
}
