import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import { healthTexts } from '#app/desk-texts/en/health.ts'
import { migrationNames } from '#db/migrate.ts'

import { bad, good, type Finding } from './health-check.ts'

/** Whether PostgreSQL answers and has every migration of this version. */
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

/** How many devices wish alerts, how many alerts wait to be sent, and hours since the first of them was due. */
export async function findAlerts(db: Executor) {
  const { rows } = await sql<{ devices: number; waiting: number; hours: number }>`
    select (select count(*)::int from push_subscriptions) as devices, count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(queued_at)) / 3600, 0)::float8 as hours
    from push_outbox`.execute(db)
  return rows[0] ?? { devices: 0, waiting: 0, hours: 0 }
}

/** Since when no enquiry came, in hours, and how many came a day in the four weeks before. */
export function findEnquiries(db: Executor) {
  return findSource(db, sql`leads where suspect is null and not is_demo`)
}

/** The same of presses of call and chat links. */
export function findCalls(db: Executor) {
  return findSource(db, sql`contact_intents where true`)
}

/** What browsers refused to load in the last seven days, the most frequent first: at most three kinds of `all`. */
export async function findBlocked(db: Executor) {
  const { rows } = await sql<{ directive: string; blocked: string; reports: number; all: number }>`
    select directive, blocked, sum(reports)::float8 as reports,
      (sum(sum(reports)) over ())::float8 as all
    from blocked_loads
    where day > (now() at time zone 'Asia/Kolkata')::date - 7
    group by directive, blocked order by reports desc, directive, blocked limit 3`.execute(db)
  return rows
}

/** Days of which the usual is taken. */
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
