import {
  Schedules,
  type Notes,
  type Publish,
  type ScheduleTables,
} from '#app/publishing/schedules.server.ts'
import type { Executor } from '#db/client.server.ts'

import { publishVersion, type How } from './publish-project.server.ts'

export const listingTables = {
  versions: 'listing_versions',
  publications: 'listing_publications',
  schedules: 'listing_schedules',
  subject: 'listing_id',
} satisfies ScheduleTables

export const listingSchedules = new Schedules<number>(listingTables)

type DueHow = Omit<How, 'by'> & Notes<number>

/** Publishes every version of a project that is due; returns how many. */
export function publishDueListings(db: Executor, how: DueHow): Promise<number> {
  return listingSchedules.publishDue(db, publishing(how), how)
}

export function publishNextListing(trx: Executor, how: DueHow): Promise<boolean> {
  return listingSchedules.publishNext(trx, publishing(how), how)
}

const publishing =
  (how: Omit<How, 'by'>): Publish<number> =>
  (trx, due, by) =>
    publishVersion(trx, { id: due.versionId, isScheduled: true }, { ...how, by })
