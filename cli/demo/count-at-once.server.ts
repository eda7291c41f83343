import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/**
 * Counts added leads for the reports at the end instead of one by one (triggers of 0016-insight.sql), in the order of their days.
 * Needs the tables' owner, in a transaction in which no one else writes a lead.
 */
export async function countAtOnce<Result>(
  trx: Executor,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ last: string }>`
    select coalesce(max(id), 0) as last from leads`.execute(trx)
  const last = rows[0]?.last ?? '0'
  await sql`alter table leads disable trigger leads_counted`.execute(trx)
  const result = await work()
  await sql`
    insert into report_changes
    select counted.* from leads cross join lateral report_changes_of(leads, 1) as counted
    where leads.id > ${last} order by leads.created_at`.execute(trx)
  await sql`alter table report_progress disable trigger report_progress_moved`.execute(trx)
  await sql`
    with reached as (
      insert into report_progress (lead_id, day, owner_id, farthest)
      select id, (created_at at time zone 'Asia/Kolkata')::date, owner_id, lead_step(status)
      from leads
      where id > ${last} and spam_reason is null and lead_step(status) is not null
      returning day, owner_id, farthest
    )
    insert into report_changes (day, owner_id, weight, farthest)
    select day, owner_id, 1, farthest from reached order by day`.execute(trx)
  await sql`alter table report_progress enable trigger report_progress_moved`.execute(trx)
  await sql`alter table leads enable trigger leads_counted`.execute(trx)
  return result
}
