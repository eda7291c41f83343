import { sql } from 'kysely'

import { healthTexts } from '#app/strings/en/health.ts'
import type { Executor } from '#db/client.server.ts'
import { migrationNames } from '#db/migrate.ts'

import { bad, good, type Finding } from './health-check.ts'
import type { Deliveries, Withdrawals } from './judge.ts'

export async function findDatabase(db: Executor): Promise<Finding> {
  const { database } = healthTexts
  const { rows } = await sql<{ version: string; megabytes: number; names: string[] }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 / 1000000 as megabytes,
      array(select name from schema_migrations) as names`.execute(db)
  const [row] = rows
  const applied = new Set(row?.names)
  const missing = (await migrationNames()).filter((name) => !applied.has(name)).length
  if (!row || missing > 0) return bad(database.behind(missing), database.behindTodo)
  return good(database.good(row.version, row.megabytes))
}

/** `hours` since the first unsent alert was due. */
export async function findAlerts(db: Executor) {
  const { rows } = await sql<{ devices: number; waiting: number; hours: number }>`
    with unsent as (
      select queued_at from push_outbox union all
      select (data ->> 'queuedAt')::timestamptz from pgboss.job
      where name = 'send-push' and state in ('created', 'retry', 'active')
    )
    select (select count(*)::int from push_subscriptions) as devices, count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(queued_at)) / 3600, 0)::float8 as hours
    from unsent`.execute(db)
  return rows[0] ?? { devices: 0, waiting: 0, hours: 0 }
}

/** Withdrawals without a file or erasure an hour after they were due. */
export async function findWithdrawals(db: Executor): Promise<Omit<Withdrawals, 'uncopied'>> {
  const { rows } = await sql<Omit<Withdrawals, 'uncopied'>>`
    select
      (select count(*)::int from withdrawals
        where not is_filed
          and coalesce(restored_at, withdrawn_at) < now() - interval '1 hour') as unfiled,
      (select count(*)::int from withdrawals where erased_at is null and restored_at is null
        and erase_at < now() - interval '1 hour') as unerased,
      (select count(*)::int from withdrawal_requests where decided_at is null) as waiting`.execute(
    db,
  )
  return rows[0] ?? { unfiled: 0, unerased: 0, waiting: 0 }
}

type Place = { way: string; target: string }

const NOTHING = {
  devices: 0,
  due: 0,
  due_hours: 0,
  failing: 0,
  failing_hours: 0,
  dead: 0,
  unconfirmed: 0,
}

/** Pending, failing and failed deliveries; due means an event without delivery, or a delivery whose job no worker takes. */
export async function findDeliveries(db: Executor, places: readonly Place[]): Promise<Deliveries> {
  const { rows } = await sql<typeof NOTHING>`
    with unsent as (
      select made_at, tries,
        greatest(made_at, start_after, started_on + interval '1 minute', completed_on) as due_at
      from deliveries left join pgboss.job on job.name = 'deliver' and job.id = job_id
      where sent_at is null and dead_at is null
    ), due as (
      select written_at as due_at from outbox union all
      select due_at from unsent where due_at < now()
    ), place as (
      select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (way text, target text)
    )
    select (select count(*)::int from push_subscriptions) as devices,
      (select count(*)::int from due) as due,
      (select coalesce(${hoursSince('due_at')}, 0) from due) as due_hours,
      (select count(*)::int from unsent where tries > 0) as failing,
      (select coalesce(${hoursSince('made_at')}, 0) from unsent where tries > 0) as failing_hours,
      (select count(*)::int from deliveries join place using (way, target)
        where dead_at is not null) as dead,
      (select count(*)::int from deliveries
        where way = 'visitor' and dead_at > now() - interval '7 days') as unconfirmed`.execute(db)
  const { due, due_hours, failing, failing_hours, ...others } = rows[0] ?? NOTHING
  return {
    places: places.length,
    due: { count: due, hours: due_hours },
    failing: { count: failing, hours: failing_hours },
    ...others,
  }
}

function hoursSince(column: 'due_at' | 'made_at') {
  return sql`extract(epoch from now() - min(${sql.ref(column)}))::float8 / 3600`
}

export function findEnquiries(db: Executor) {
  return findSource(db, sql`leads where spam_reason is null and not is_demo`)
}

export function findCalls(db: Executor) {
  return findSource(db, sql`contact_intents where not is_demo`)
}

export async function findBlocked(db: Executor) {
  const { rows } = await sql<{ directive: string; blocked: string; reports: number; all: number }>`
    select directive, blocked, sum(reports)::float8 as reports,
      (sum(sum(reports)) over ())::float8 as all
    from csp_reports
    where day > (now() at time zone 'Asia/Kolkata')::date - 7
    group by directive, blocked order by reports desc, directive, blocked limit 3`.execute(db)
  return rows
}

/** Days of the average. */
const USUAL_DAYS = 28

async function findSource(db: Executor, source: ReturnType<typeof sql>) {
  const { rows } = await sql<{ hours: number | null; per_day: number }>`
    select (select extract(epoch from now() - created_at)::float8 / 3600
        from ${source} order by created_at desc, id desc limit 1) as hours,
      (select count(*)::float8 from ${source}
        and created_at > now() - make_interval(days => ${USUAL_DAYS})) / ${USUAL_DAYS} as per_day`.execute(
    db,
  )
  const [row] = rows
  return { hours: row?.hours ?? undefined, perDay: row?.per_day ?? 0 }
}
