import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Two deliveries of one source, or of one person, become leads one after the other. */
export async function lockSource(
  trx: Executor,
  sourceId: string,
  people: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('source ' || ${sourceId}::text, 0))`.execute(
    trx,
  )
  await sql`select pg_advisory_xact_lock(hashtextextended('source person ' || person, 0))
    from (select distinct person from unnest(${people}::text[]) as person order by person) as people`.execute(
    trx,
  )
}
