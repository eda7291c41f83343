import { publishContext } from '#app/projects/catalogue/current-catalogue.server.ts'
import { projectSchedules } from '#app/projects/publishing/project-schedules.server.ts'
import { findVersion } from '#app/projects/publishing/project-versions.server.ts'
import { checkVersion } from '#app/projects/publishing/publish-project.server.ts'
import {
  answerScheduled,
  hourAhead,
  scheduleSchema,
} from '#app/routes/dashboard/publishing/schedule-call.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/schedule.ts'
import { answerCall, openProjectCall, redirectToProject } from './project-call.server.ts'

export function loader(args: Route.LoaderArgs) {
  return redirectToProject(args)
}

/** POST /dashboard/projects/:project/schedule: schedules the named version; refuses what could not be published now. */
export async function action(args: Route.ActionArgs) {
  const call = await openProjectCall(args, scheduleSchema)
  if (call instanceof Response) return call
  const { staff, edited, input } = call
  const publishAt = hourAhead(input.at)
  if (publishAt instanceof Response) return publishAt
  const version = await findVersion(db, input.version)
  if (version?.projectId !== edited.id || version.publishedAt)
    return answerCall({ kind: 'refused', why: texts.alreadyPublished, isDone: true }, 409)
  const checked = checkVersion(version, { before: edited.published, ...publishContext() })
  if ('kind' in checked) return answerCall(checked, 422)
  return answerScheduled(
    projectSchedules,
    { versionId: version.id, publishAt },
    {
      by: staff,
      entry: { kind: 'listing-scheduled', listing: edited.id },
    },
  )
}
