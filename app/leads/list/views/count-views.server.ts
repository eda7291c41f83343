import { sql } from 'kysely'

import { countUpTo } from '#app/leads/list/count-leads.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { leadViews, MAX_VIEW_COUNT, viewNames, type ViewCounts } from './views.ts'

/** Leads in each view that `viewer` may see, up to one more than is shown. */
export async function countViews(db: Executor, viewer: Viewer): Promise<ViewCounts> {
  const counts = viewNames.map((name) => {
    const { filter } = leadViews[name]
    return sql`${countUpTo({ viewer, filter }, MAX_VIEW_COUNT + 1)} as ${sql.ref(name)}`
  })
  const { rows } = await sql<ViewCounts>`select ${sql.join(counts)}`.execute(db)
  return rows[0] ?? {}
}
