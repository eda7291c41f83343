import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Two deliveries of one source, or of one person, become leads one after the other. */
export async function lockSource(
  trx: Executor,
  sourceId: string,
  people: readonly string[],
): Promise<void> {
  const persons = [...new Set(people)].toSorted().map((person) => `source person ${person}`)
  // In this order, so that no two wait for each other.
  const names = [`source ${sourceId}`, ...persons]
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names}::text[]) as name`.execute(trx)
}
