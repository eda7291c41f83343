import { z } from 'zod'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { publishPage, type PublishPageResult } from '#app/pages/publishing/publish-page.server.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { answerCall, versionId } from '#app/routes/dashboard/projects/project-call.server.ts'
import { isPage } from '#app/routes/public/site-pages.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { filePages } from '#app/pages/file-pages.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/publication.ts'
import { openPageCall, redirectToPage } from './page-call.server.ts'

const publicationInput = z.strictObject({ version: versionId })

export function loader(args: Route.LoaderArgs) {
  return redirectToPage(args)
}

/** POST /dashboard/pages/:page/publication: publishes the named version and no other. */
export async function action(args: Route.ActionArgs) {
  const call = await openPageCall(args, publicationInput)
  if (call instanceof Response) return call
  const { staff, edited, input } = call
  const { page } = edited
  const options = { by: staff, fromFile: filePages, today: indianDay(new Date()), isPage }
  const done = await db.transaction().execute(async (trx) => {
    const publishing = await publishPage(trx, { page, id: input.version }, options)
    if (publishing.kind === 'published')
      await writeRecord(trx, staff, { kind: 'words-published', page })
    return publishing
  })
  // This process shows it at once; other processes poll every second.
  if (done.kind === 'published') await catchUpCatalogue()
  return answered(done)
}

function answered(done: PublishPageResult): Response {
  if (done.kind === 'published' && done.from !== undefined)
    return answerCall({ kind: 'announced', from: checkedDay({ on: done.from }) }, 200)
  if (done.kind === 'published') return answerCall({ kind: 'published', changes: [] }, 200)
  if (done.kind === 'overtaken')
    return answerCall({ kind: 'overtaken', by: done.newest.madeBy }, 409)
  if (done.kind === 'faulty') return answerCall({ kind: 'faulty', faults: done.faults }, 422)
  return answerCall({ kind: 'refused', why: texts.alreadyPublished, isDone: true }, 409)
}
