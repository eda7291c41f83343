import { sql } from 'kysely'

import { canSeeAllLeads, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { spansOf, type DayRange } from './day-range.ts'

/** A count by `day`, by `kind` and key, or of first contacts after `key` minutes; `moved` has no clock yet. */
export type ReportRow = {
  part: 'day' | 'kind' | 'contact' | 'moved'
  kind: string
  owner: string
  key: string
  count: number
  arrived: Date | null
  contacted: Date | null
}

const daily = sql`('lead', 'call', 'chat')`

/** One snapshot of folded counts and changes since. */
export async function listReportRows(
  db: Executor,
  range: DayRange,
  viewer: Viewer,
): Promise<ReportRow[]> {
  const all = canSeeAllLeads(viewer)
  const whose = all ? '' : viewer.id
  const isOurs = all ? sql`true` : sql`owner_id = ${viewer.id}`
  const spans = sql`(values ${sql.join(
    spansOf(range).map(({ span, from, to }) => sql`(${span}, ${from}::date, ${to}::date)`),
  )}) as spans (span, low, high)`
  const { rows } = await sql<ReportRow>`
    with moves as materialized (
      select * from report_changes where day between ${range.from} and ${range.to} and ${isOurs}
    ),
    parts as materialized (
      select parts.kind, parts.key, moves.day, moves.weight
      from moves cross join lateral report_parts(row(moves.*)::report_changes) as parts
    )
    select 'day' as part, kind, '' as owner, day::text as key, sum(count)::int as count,
      null::timestamptz as arrived, null::timestamptz as contacted
    from (
      select kind, day, count from report_counts
      where span = 'day' and kind in ${daily} and owner_id = ${whose}
        and day between ${range.from} and ${range.to}
      union all
      select kind, day, weight from parts where kind in ${daily}
    ) as days group by kind, day having sum(count) <> 0
    union all
    select 'kind', kind, '', key, sum(count)::int, null, null
    from (
      select counts.kind, key, count
      from ${spans} join report_counts as counts on counts.span = spans.span
        and counts.day between spans.low and spans.high
      where counts.kind in ('project', 'city', 'source', 'campaign', 'owner', 'status', 'lost',
        'farthest', 'call-project', 'chat-project') and counts.owner_id = ${whose}
      union all
      select kind, key, weight from parts where kind not in ${daily}
    ) as kinds group by kind, key having sum(count) <> 0
    union all
    select 'contact', 'contact', counts.owner_id, key, sum(count)::int, null, null
    from ${spans} join report_counts as counts on counts.span = spans.span
      and counts.day between spans.low and spans.high
    where counts.kind = 'contact' and ${all ? sql`true` : sql`counts.owner_id = ${whose}`}
    group by counts.owner_id, key having sum(count) <> 0
    union all
    select 'moved', 'contact', coalesce(owner_id, ''), '', weight, arrived_at, contacted_at
    from moves where contacted_at is not null`.execute(db)
  return rows
}

export async function findFirstDay(db: Executor, viewer: Viewer): Promise<string | undefined> {
  const all = canSeeAllLeads(viewer)
  const { rows } = await sql<{ day: string | null }>`
    select least(
      (select day from report_counts where span = 'day' and kind = 'lead'
        and owner_id = ${all ? '' : viewer.id} order by day limit 1),
      (select min(day) from report_changes where status is not null
        and ${all ? sql`true` : sql`owner_id = ${viewer.id}`})
    )::text as day`.execute(db)
  return rows[0]?.day ?? undefined
}
