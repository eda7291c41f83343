import { z } from 'zod'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { atIndianHour } from '#app/lib/dates/indian-day.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/schedule.ts'
import { answerCall, answerDone, openCall, refuse, versionId } from './document-call.server.ts'

/** Milliseconds. */
const MAX_AHEAD_MS = 366 * 24 * 60 * 60 * 1000

const scheduleInput = z.strictObject({
  version: versionId,
  /** In the office's time zone: 2026-11-26T18:30. */
  at: z
    .string()
    .overwrite(asciiDigits)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
})

export { redirectToEditor as loader } from './document-call.server.ts'

/** POST …/schedule: schedules the named version; refuses what could not be published then. */
export async function action(args: Route.ActionArgs) {
  const call = await openCall(args, () => scheduleInput)
  if (call instanceof Response) return call
  const { staff, document, input } = call
  const publishAt = atIndianHour(input.at)
  const ahead = (publishAt?.getTime() ?? 0) - Date.now()
  if (!publishAt || ahead <= 0 || ahead > MAX_AHEAD_MS) return refuse(texts.wrongHour, 422)
  const version = await document.findVersion(db, input.version)
  if (!version || version.publishedAt) return answerDone()
  const refusal = document.known.refusalAt(publishAt, version)
  if (refusal) return answerCall(refusal, 422)
  const isNew = await db.transaction().execute(async (trx) => {
    const schedule = { versionId: version.id, publishAt }
    const isAdded = await document.type.schedules.add(trx, schedule, staff)
    if (isAdded) await writeAudit(trx, staff, document.entry('scheduled'))
    return isAdded
  })
  return isNew ? answerCall({ kind: 'scheduled' }, 200) : refuse(texts.alreadyScheduled, 409)
}
