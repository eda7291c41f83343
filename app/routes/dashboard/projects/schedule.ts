import { catalogueBeside } from '#app/projects/catalogue/current-catalogue.server.ts'
import { listingSchedules } from '#app/projects/publishing/project-schedules.server.ts'
import { findVersion } from '#app/projects/publishing/project-versions.server.ts'
import { checkVersion } from '#app/projects/publishing/publish-project.server.ts'
import {
  answerScheduled,
  hourAhead,
  scheduleWish,
} from '#app/routes/dashboard/publishing/schedule-call.server.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/schedule.ts'
import { answerCall, openListingCall, toListing } from './listing-call.server.ts'

export function loader(asked: Route.LoaderArgs) {
  return toListing(asked)
}

/** POST /dashboard/projects/:listing/schedule: schedules the named version; refuses what could not be published now. */
export async function action(asked: Route.ActionArgs) {
  const call = await openListingCall(asked, scheduleWish)
  if (call instanceof Response) return call
  const { staff, edited, wish } = call
  const publishAt = hourAhead(wish.at)
  if (publishAt instanceof Response) return publishAt
  const version = await findVersion(db, wish.version)
  if (version?.listingId !== edited.id || version.publishedAt)
    return answerCall({ kind: 'refused', why: texts.alreadyPublished, isDone: true }, 409)
  const checked = checkVersion(version, { before: edited.published, ...catalogueBeside() })
  if ('kind' in checked) return answerCall(checked, 422)
  return answerScheduled(
    listingSchedules,
    { versionId: version.id, publishAt },
    {
      by: staff,
      entry: { kind: 'listing-scheduled', listing: edited.id },
    },
  )
}
