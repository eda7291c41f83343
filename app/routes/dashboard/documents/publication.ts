import { z } from 'zod'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { whyNotPublished } from '#app/projects/publishing/publish-sourced.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/publication.ts'
import { answerCall, answerDone, openCall, refuse, versionId } from './document-call.server.ts'
import type { PublishResult } from './document-type.server.ts'

const publicationInput = z.union([
  z.strictObject({ version: versionId, isPartly: z.boolean().default(false) }),
  z.strictObject({ isArchived: z.literal(true) }),
])

export { redirectToEditor as loader } from './document-call.server.ts'

/** POST …/publication: publishes the named version only, or archives a project whatever its draft. */
export async function action(args: Route.ActionArgs) {
  const call = await openCall(args, () => publicationInput)
  if (call instanceof Response) return call
  const { staff, document, input } = call
  if ('version' in input && !(await document.findVersion(db, input.version)))
    return refuse(texts.absentVersion, 404)
  const done = await db
    .transaction()
    .execute(async (trx) => {
      const publishing = await document.known.publish(trx, input, staff)
      if ('version' in input && isPublished(publishing))
        await writeAudit(trx, staff, document.entry('published'))
      return publishing
    })
    .catch(whyNotPublished)
  // This process shows it at once; other processes poll every second.
  if (isPublished(done)) await catchUpCatalogue()
  return answered(done)
}

function isPublished({ kind }: PublishResult): boolean {
  return kind === 'published' || kind === 'announced'
}

function answered(done: PublishResult): Response {
  if (done.kind === 'absent') return answerDone()
  if (done.kind === 'published')
    return answerCall({ kind: 'published', changes: done.changes }, 200)
  if (done.kind === 'announced') return answerCall(done, 200)
  if (done.kind === 'overtaken')
    return answerCall({ kind: 'overtaken', by: done.newest?.madeBy ?? null }, 409)
  return answerCall(done, 422)
}
