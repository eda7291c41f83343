import type { Executor } from '#app/db.server.ts'
import { Schedules } from '#app/versions/schedules.server.ts'

import { publishVersion, type How } from './publish-listing.server.ts'

export const listingSchedules = new Schedules<number>({
  versions: 'listing_versions',
  publications: 'listing_publications',
  schedules: 'listing_schedules',
  subject: 'listing_id',
})

/** Publishes every version of a listing that is due, and no other; answers how many were. */
export function publishDueListings(db: Executor, how: Omit<How, 'by'>): Promise<number> {
  return listingSchedules.publishDue(db, publishing(how))
}

/** The oldest that is due, within a transaction; false where none is. */
export function publishNextListing(trx: Executor, how: Omit<How, 'by'>): Promise<boolean> {
  return listingSchedules.publishNext(trx, publishing(how))
}

const publishing =
  (how: Omit<How, 'by'>) => (trx: Executor, id: string, by: { id: string } | null) =>
    publishVersion(trx, { id, isScheduled: true }, { ...how, by })
