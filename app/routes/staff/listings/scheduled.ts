import { z } from 'zod'

import { archivedListings, wholeCatalogue } from '#app/catalogue.server.ts'
import { db } from '#app/db.server.ts'
import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { atIndianHour } from '#app/lib/indian-day.ts'
import { scheduleVersion } from '#app/projects/versions/listing-schedules.server.ts'
import { findVersion } from '#app/projects/versions/listing-versions.server.ts'
import { checkVersion } from '#app/projects/versions/publish-listing.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

import type { Route } from './+types/scheduled.ts'
import { answerCall, openListingCall, toListing, versionId } from './listing-call.server.ts'

/** Milliseconds ahead that an hour may be. */
const MOST_AHEAD = 366 * 24 * 60 * 60 * 1000

const wished = z.strictObject({
  version: versionId,
  /** By the desk's clock: 2026-11-26T18:30. */
  at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
})

export function loader(asked: Route.LoaderArgs) {
  return toListing(asked)
}

/**
 * POST /dashboard/projects/:listing/scheduled: the version that is named is published at an hour, whatever
 * is saved after it. What could not be published now is refused now.
 */
export async function action(asked: Route.ActionArgs) {
  const call = await openListingCall(asked, wished)
  if (call instanceof Response) return call
  const { staff, edited, wish } = call
  const publishAt = atIndianHour(wish.at)
  const ahead = (publishAt?.getTime() ?? 0) - Date.now()
  if (!publishAt || ahead <= 0 || ahead > MOST_AHEAD)
    return answerCall({ kind: 'refused', why: texts.wrongHour }, 422)
  const version = await findVersion(db, wish.version)
  if (version?.listingId !== edited.id || version.publishedAt)
    return answerCall({ kind: 'refused', why: texts.alreadyPublished }, 409)
  const others = [...wholeCatalogue(), ...archivedListings()]
  const checked = checkVersion(version, { before: edited.published, others })
  if ('kind' in checked) return answerCall(checked, 422)
  const isNew = await db.transaction().execute(async (trx) => {
    const isAdded = await scheduleVersion(trx, { versionId: version.id, publishAt }, staff)
    if (isAdded) await writeRecord(trx, staff, { kind: 'listing-scheduled', listing: edited.id })
    return isAdded
  })
  if (!isNew) return answerCall({ kind: 'refused', why: texts.alreadyScheduled }, 409)
  return answerCall({ kind: 'scheduled' }, 200)
}
