import { pageState } from '#app/editor/draft/page-state.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { pageSchedules } from '#app/pages/publishing/page-schedules.server.ts'
import { findPageVersion } from '#app/pages/publishing/page-versions.server.ts'
import { answerCall } from '#app/routes/dashboard/projects/project-call.server.ts'
import {
  answerScheduled,
  hourAhead,
  scheduleSchema,
} from '#app/routes/dashboard/publishing/schedule-call.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/schedule.ts'
import { draftContext } from './edited-page.server.ts'
import { openPageCall, redirectToPage } from './page-call.server.ts'

export function loader(args: Route.LoaderArgs) {
  return redirectToPage(args)
}

/** POST /dashboard/pages/:page/schedule: schedules the named version; refuses now what could not be published then. */
export async function action(args: Route.ActionArgs) {
  const call = await openPageCall(args, scheduleSchema)
  if (call instanceof Response) return call
  const { staff, edited, input } = call
  const publishAt = hourAhead(input.at)
  if (publishAt instanceof Response) return publishAt
  const version = await findPageVersion(db, input.version)
  if (version?.page !== edited.page || version.publishedAt)
    return answerCall({ kind: 'refused', why: texts.alreadyPublished, isDone: true }, 409)
  const then = { ...draftContext(edited), today: indianDay(publishAt) }
  const { faults } = pageState(edited.page, version.content, then)
  if (faults.length > 0) return answerCall({ kind: 'faulty', faults }, 422)
  return answerScheduled(
    pageSchedules,
    { versionId: version.id, publishAt },
    {
      by: staff,
      entry: { kind: 'words-scheduled', page: edited.page },
    },
  )
}
