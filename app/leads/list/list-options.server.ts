import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Other sources still work in the address. */
const MAX_SOURCES = 60

/** Reads distinct sources from the index of `lead_source`, one jump per source. */
export async function listSources(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    with recursive sources (source, seen) as (
      (select lead_source(campaign), 1 from leads where spam_reason is null
        order by lead_source(campaign) limit 1)
      union all
      select (select lead_source(campaign) from leads
        where spam_reason is null and lead_source(campaign) > sources.source
        order by lead_source(campaign) limit 1), seen + 1
      from sources where source is not null and seen < ${MAX_SOURCES}
    )
    select source from sources where source is not null`.execute(db)
  return rows.map(({ source }) => source)
}
