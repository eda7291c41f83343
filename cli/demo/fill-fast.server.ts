import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { countAtOnce } from './count-at-once.server.ts'

/** Indexes that only speed up reading; keys and the check against double enquiries stay. */
const SECONDARY = sql`
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = 'leads'::regclass and not indisunique order by 1`

/** `owner` owns the tables; `connections` counts this process's other connections. */
type Databases = { owner: Executor; db: Executor; connections: () => number }

/**
 * Adds many leads without indexes, in minutes instead of a quarter of an hour; one transaction, so that a kill changes nothing.
 * It locks out all other use of leads: where there are real enquiries or another connection, `work` runs on `db`, one by one.
 */
export async function fillFast<Result>(
  { owner, db, connections }: Databases,
  work: (db: Executor) => Promise<Result>,
): Promise<Result> {
  const { rows: enquiries } = await sql`select from leads where not is_demo limit 1`.execute(owner)
  if (enquiries.length > 0 || (await countOthers(owner)) > connections()) return work(db)
  const result = await owner.transaction().execute(async (trx) => {
    await sql`lock table leads in access exclusive mode`.execute(trx)
    await sql`set local maintenance_work_mem = '512MB'`.execute(trx)
    const { rows: indexes } = await sql<{ name: string; definition: string }>`${SECONDARY}`.execute(
      trx,
    )
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(trx)
    const done = await countAtOnce(trx, () => work(trx))
    for (const { definition } of indexes) await sql.raw(definition).execute(trx)
    return done
  })
  await sql`vacuum (analyze) leads, report_progress`.execute(owner)
  return result
}

/** A running site always has at least one, which listens for events. */
async function countOthers(owner: Executor): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and usename is not null and pid <> pg_backend_pid()`.execute(
    owner,
  )
  return rows[0]?.others ?? 0
}
