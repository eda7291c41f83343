import type { Executor } from '#app/db.server.ts'
import { Schedules, type Publish, type ScheduleTables } from '#app/versions/schedules.server.ts'

import { publishVersion, type How } from './publish-listing.server.ts'

/** Where the versions are kept. */
export const listingTables = {
  versions: 'listing_versions',
  publications: 'listing_publications',
  schedules: 'listing_schedules',
  subject: 'listing_id',
} satisfies ScheduleTables

export const listingSchedules = new Schedules<number>(listingTables)

type DueHow = Omit<How, 'by'> & {
  /** Called within the transaction that publishes one, with its listing. */
  note?: (trx: Executor, by: { id: string } | null, listing: number) => Promise<void>
}

/** Publishes every version of a listing that is due, and no other; answers how many were. */
export function publishDueListings(db: Executor, how: DueHow): Promise<number> {
  return listingSchedules.publishDue(db, publishing(how))
}

/** The oldest that is due, within a transaction; false where none is. */
export function publishNextListing(trx: Executor, how: DueHow): Promise<boolean> {
  return listingSchedules.publishNext(trx, publishing(how))
}

const publishing =
  ({ note, ...how }: DueHow): Publish<number> =>
  async (trx, due, by) => {
    const done = await publishVersion(trx, { id: due.versionId, isScheduled: true }, { ...how, by })
    if (done.kind === 'published') await note?.(trx, by, due.subject)
    return done
  }
