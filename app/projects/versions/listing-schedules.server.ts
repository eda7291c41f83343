import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import { publishVersion, type How, type Publishing } from './publish-listing.server.ts'

export type ListingSchedule = {
  id: string
  versionId: string
  listingId: number
  publishAt: Date
  by: string | null
  /** What came of it; null while it waits. */
  outcome: Publishing['kind'] | null
}

type Wish = { versionId: string; publishAt: Date }

/** Names the version that is to be published at an hour; false where it waits for one already. */
export async function scheduleVersion(
  db: Executor,
  { versionId, publishAt }: Wish,
  by: { id: string },
): Promise<boolean> {
  const added = await db
    .insertInto('listing_schedules')
    .values({ version_id: versionId, publish_at: publishAt, made_by: by.id })
    .onConflict((conflict) =>
      conflict
        .column('version_id')
        .where('done_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Calls one off; false where it is done or called off already, or is of another listing. */
export async function cancelSchedule(
  db: Executor,
  { id, listingId }: { id: string; listingId: number },
  by: { id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listing_schedules')
    .set({ cancelled_at: sql`statement_timestamp()`, cancelled_by: by.id })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('version_id', 'in', (of) =>
      of.selectFrom('listing_versions').select('id').where('listing_id', '=', listingId),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What waits for its hour, of one listing or of all, and of one listing what came to nothing since it was published last. */
export async function listSchedules(
  db: Executor,
  listingId: number | undefined,
): Promise<ListingSchedule[]> {
  const rows = await db
    .selectFrom('listing_schedules as schedule')
    .innerJoin('listing_versions as version', 'version.id', 'schedule.version_id')
    .leftJoin('staff_users as by', 'by.id', 'schedule.made_by')
    .where('cancelled_at', 'is', null)
    .where((of) => of.or([of('done_at', 'is', null), of('outcome', '<>', 'published')]))
    .$if(listingId !== undefined, (query) =>
      query.where('version.listing_id', '=', listingId ?? 0).where(
        sql<boolean>`version.id > coalesce((select max(version_id) from listing_publications as published
            where published.listing_id = version.listing_id), 0)`,
      ),
    )
    .$if(listingId === undefined, (query) => query.where('done_at', 'is', null))
    .select(['schedule.id', 'version_id', 'listing_id', 'publish_at', 'by.name', 'outcome'])
    .orderBy('publish_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    versionId: row.version_id,
    listingId: row.listing_id,
    publishAt: row.publish_at,
    by: row.name,
    outcome: OUTCOMES.find((one) => one === row.outcome) ?? null,
  }))
}

const OUTCOMES = ['published', 'absent', 'overtaken', 'faulty', 'unsourced'] as const

type DueHow = Omit<How, 'by'> & {
  /** Called within the transaction that publishes one. */
  note?: (trx: Executor, by: { id: string } | null, listingId: number) => Promise<void>
}

/**
 * Publishes what is due, one a transaction; answers how many were. Any process may: each schedule is held by
 * one of them. What cannot be published is done, too, and says why.
 */
export async function publishDue(db: Executor, how: DueHow): Promise<number> {
  for (let published = 0; ; published += 1)
    if (!(await db.transaction().execute((trx) => publishNextDue(trx, how)))) return published
}

/** The oldest that is due, within a transaction; false where none is. */
export async function publishNextDue(trx: Executor, { note, ...how }: DueHow): Promise<boolean> {
  const due = await trx
    .selectFrom('listing_schedules as schedule')
    .innerJoin('listing_versions as version', 'version.id', 'schedule.version_id')
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('publish_at', '<=', sql<Date>`statement_timestamp()`)
    .select(['schedule.id', 'version_id', 'schedule.made_by', 'listing_id'])
    .orderBy('publish_at')
    .limit(1)
    .forUpdate('schedule')
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  const by = due.made_by === null ? null : { id: due.made_by }
  const wish = { id: due.version_id, isScheduled: true }
  const { kind } = await publishVersion(trx, wish, { ...how, by })
  if (kind === 'published') await note?.(trx, by, due.listing_id)
  await trx
    .updateTable('listing_schedules')
    .set({ done_at: sql`statement_timestamp()`, outcome: kind })
    .where('id', '=', due.id)
    .execute()
  return true
}

/** How many seconds the oldest that is due waits; 0 where none does. */
export async function findLateSchedule(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('listing_schedules')
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .select(sql<number | null>`extract(epoch from now() - min(publish_at))::float8`.as('late'))
    .executeTakeFirst()
  return Math.max(0, row?.late ?? 0)
}
