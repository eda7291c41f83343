import type { Executor } from '#db/client.server.ts'

/** The act that changed a visit last; undefined where there is nothing to take back. */
export async function findLastAct(db: Executor, visitId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('visits')
    .select('last_act')
    .where('id', '=', visitId)
    .executeTakeFirst()
  return row?.last_act ?? undefined
}

/** The visit that an act changed last, as it is taken back: who takes it back saw it as it is. */
export async function findVisitOfAct(
  db: Executor,
  act: string,
): Promise<{ visitId: string; seen: number } | undefined> {
  // An act is found by its index in the history; visits have none of it.
  const row = await db
    .selectFrom('lead_changes')
    .innerJoin('visits', (join) =>
      join.onRef('visits.lead_id', '=', 'lead_changes.lead_id').on('visits.last_act', '=', act),
    )
    .select(['visits.id', 'visits.sequence'])
    .where('lead_changes.act', '=', act)
    .limit(1)
    .executeTakeFirst()
  return row && { visitId: row.id, seen: row.sequence }
}
