import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { BlockedLoad } from './csp-report.ts'

export const MAX_PER_DAY = 200

const today = sql<Date>`(now() at time zone 'Asia/Kolkata')::date`

type BlockedCount = BlockedLoad & { reports: number }

/** Sorted, so that two processes never deadlock. */
export async function addBlockedLoads(
  db: Executor,
  counts: readonly BlockedCount[],
): Promise<void> {
  await sql`with placed as (
      select directive, reports,
        case when exists (select from csp_reports as known where known.day = ${today}
              and known.directive = counted.directive and known.blocked = counted.blocked)
            or row_number() over (order by reports desc, directive, blocked)
              + (select count(*) from csp_reports where day = ${today}) <= ${MAX_PER_DAY}
          then blocked else 'other' end as blocked
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
        as counted (directive text, blocked text, reports integer)
    )
    insert into csp_reports (day, directive, blocked, reports)
    select ${today}, directive, blocked, sum(reports)::integer
    from placed group by directive, blocked order by directive, blocked
    on conflict (day, directive, blocked)
      do update set reports = csp_reports.reports + excluded.reports`.execute(db)
}

export async function purgeBlockedLoads(db: Executor, days: number): Promise<void> {
  await db
    .deleteFrom('csp_reports')
    .where('day', '<=', sql<Date>`${today} - ${days}::integer`)
    .execute()
}
