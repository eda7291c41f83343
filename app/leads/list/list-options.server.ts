import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Sources that are offered to choose from; any other may be typed into the address. */
const MOST = 60

/** Where leads came from, as `lead_source` says it; read from its index, one jump a source. */
export async function listSources(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    with recursive sources (source, seen) as (
      (select lead_source(campaign), 1 from leads where suspect is null
        order by lead_source(campaign) limit 1)
      union all
      select (select lead_source(campaign) from leads
        where suspect is null and lead_source(campaign) > sources.source
        order by lead_source(campaign) limit 1), seen + 1
      from sources where source is not null and seen < ${MOST}
    )
    select source from sources where source is not null`.execute(db)
  return rows.map(({ source }) => source)
}
