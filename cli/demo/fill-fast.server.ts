import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { countAtOnce } from './count-at-once.server.ts'

/** What only finds leads sooner; keys and what keeps an enquiry from being stored twice stay. */
const SECONDARY = sql`
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = 'leads'::regclass and not indisunique order by 1`

/** `owner` owns the tables; `connections` is how many others than that one this process has. */
type Databases = { owner: Executor; db: Executor; connections: () => number }

/**
 * Adds many leads to a list that holds nobody's enquiry, in a few minutes where each on its own takes a
 * quarter of an hour: without the indexes, which are made at the end, and counted then, all of it in one transaction, so
 * that a kill leaves what there was. Meanwhile no one else reads or writes a lead: where enquiries are there, or a site
 * is connected that may take one, `work` is done on `db`, lead by lead, beside whoever works with them.
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

/** Connections to this database besides the one that asks; a running site has one at least, for what it is told. */
async function countOthers(owner: Executor): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and usename is not null and pid <> pg_backend_pid()`.execute(
    owner,
  )
  return rows[0]?.others ?? 0
}
