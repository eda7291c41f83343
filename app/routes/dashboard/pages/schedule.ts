import { wordsState } from '#app/editor/draft/page-state.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { wordSchedules } from '#app/pages/publishing/page-schedules.server.ts'
import { findWordVersion } from '#app/pages/publishing/page-versions.server.ts'
import { answerCall } from '#app/routes/dashboard/projects/listing-call.server.ts'
import {
  answerScheduled,
  hourAhead,
  scheduleWish,
} from '#app/routes/dashboard/publishing/schedule-call.server.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/schedule.ts'
import { besideDraft } from './edited-words.server.ts'
import { openWordsCall, toWords } from './words-call.server.ts'

export function loader(asked: Route.LoaderArgs) {
  return toWords(asked)
}

/** POST /dashboard/pages/:page/schedule: schedules the named version; refuses now what could not be published then. */
export async function action(asked: Route.ActionArgs) {
  const call = await openWordsCall(asked, scheduleWish)
  if (call instanceof Response) return call
  const { staff, edited, wish } = call
  const publishAt = hourAhead(wish.at)
  if (publishAt instanceof Response) return publishAt
  const version = await findWordVersion(db, wish.version)
  if (version?.page !== edited.page || version.publishedAt)
    return answerCall({ kind: 'refused', why: texts.alreadyPublished, isDone: true }, 409)
  const then = { ...besideDraft(edited), today: indianDay(publishAt) }
  const { faults } = wordsState(edited.page, version.content, then)
  if (faults.length > 0) return answerCall({ kind: 'faulty', faults }, 422)
  return answerScheduled(
    wordSchedules,
    { versionId: version.id, publishAt },
    {
      by: staff,
      entry: { kind: 'words-scheduled', page: edited.page },
    },
  )
}
