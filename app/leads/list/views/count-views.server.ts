import { sql } from 'kysely'

import { within } from '#app/leads/search/lead-filter.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { leadViews, MAX_VIEW_COUNT, viewNames, type ViewCounts } from './views.ts'

/** Leads in each view that `viewer` may see, up to one more than is shown. */
export async function countViews(db: Executor, viewer: Viewer): Promise<ViewCounts> {
  const counts = viewNames.map((name) => {
    const scope = { viewer, filter: leadViews[name].filter }
    return sql`(select count(*)::int from (
      select from leads where spam_reason is null and ${within(scope)} limit ${MAX_VIEW_COUNT + 1}
    ) as counted) as ${sql.ref(name)}`
  })
  const { rows } = await sql<ViewCounts>`select ${sql.join(counts)}`.execute(db)
  return rows[0] ?? {}
}
