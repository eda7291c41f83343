import { sql } from 'kysely'

import { canSeeAllLeads, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import type { DayRange } from './day-range.ts'

/** A count by `day`, by `kind` and key, or of first contacts after `key` minutes by owner. */
export type ReportRow = {
  part: 'day' | 'kind' | 'contact'
  kind: string
  owner: string
  key: string
  count: number
}

/** Counts of leads as of the last refresh, and clicks of this moment. */
export async function listReportRows(
  db: Executor,
  { from, to }: DayRange,
  viewer: Viewer,
): Promise<ReportRow[]> {
  const all = canSeeAllLeads(viewer)
  const whose = all ? '' : viewer.id
  const { rows } = await sql<ReportRow>`
    with clicks as materialized (
      select kind, (created_at at time zone 'Asia/Kolkata')::date as day,
        left(coalesce(project, ''), 100) as project, count(*) as count
      from contact_intents
      where ${all} and created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
        and created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'
      group by 1, 2, 3
    )
    select 'day' as part, kind, '' as owner, day::text as key, sum(count)::int as count
    from (
      select kind, day, count from report_counts
      where kind in ('lead', 'call', 'chat') and owner_id = ${whose}
        and day between ${from} and ${to}
      union all select kind, day, count from clicks
    ) as days group by kind, day
    union all
    select 'kind', kind, '', key, sum(count)::int
    from (
      select kind, key, count from report_counts
      where kind in ('project', 'city', 'source', 'campaign', 'owner', 'status', 'lost', 'farthest',
        'call-project', 'chat-project') and owner_id = ${whose} and day between ${from} and ${to}
      union all select kind || '-project', project, count from clicks
    ) as kinds group by kind, key
    union all
    select 'contact', 'contact', owner_id, key, sum(count)::int
    from report_counts
    where kind = 'contact' and (${all} or owner_id = ${whose}) and day between ${from} and ${to}
    group by owner_id, key`.execute(db)
  return rows
}

export async function findFirstDay(db: Executor, viewer: Viewer): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from report_counts
    where kind = 'lead' and owner_id = ${canSeeAllLeads(viewer) ? '' : viewer.id}`.execute(db)
  return rows[0]?.day ?? undefined
}
