import type { Executor } from '#db/client.server.ts'

/** Undefined where there is nothing to undo. */
export async function findLastChangeSet(
  db: Executor,
  visitId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('visits')
    .select('last_change_set_id')
    .where('id', '=', visitId)
    .executeTakeFirst()
  return row?.last_change_set_id ?? undefined
}

export async function findVisitOfChangeSet(
  db: Executor,
  changeSetId: string,
): Promise<{ visitId: string; seen: number } | undefined> {
  // Only the history has an index on `act`.
  const row = await db
    .selectFrom('lead_changes')
    .innerJoin('visits', (join) =>
      join
        .onRef('visits.lead_id', '=', 'lead_changes.lead_id')
        .on('visits.last_change_set_id', '=', changeSetId),
    )
    .select(['visits.id', 'visits.sequence'])
    .where('lead_changes.change_set_id', '=', changeSetId)
    .limit(1)
    .executeTakeFirst()
  return row && { visitId: row.id, seen: row.sequence }
}
