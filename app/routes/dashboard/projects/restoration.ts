import { redirect } from 'react-router'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import {
  fileCatalogue,
  currentPublished,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { restoreProject } from '#app/projects/publishing/archive.server.ts'
import { whyNotPublished } from '#app/projects/publishing/publish-sourced.server.ts'
import { redirectToEditor } from '#app/routes/dashboard/documents/document-call.server.ts'
import { openProject } from '#app/routes/dashboard/documents/edited-document.server.ts'
import { requireEditor } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/restoration.ts'

export const loader = redirectToEditor

/** POST /dashboard/projects/:project/restoration: restores an archived project; returns to `list` (`?q=noida`), or the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  requireEditor(staff)
  const { address, known } = await openProject(db, params.project)
  const list = await postedText(request, 'list')
  const notes = { note: texts.returned, rebased: texts.retainedDraft }
  const options = { by: staff, fileProjects: fileCatalogue(), known: currentPublished(), ...notes }
  const done = await db
    .transaction()
    .execute(async (trx) => {
      const publishing = await restoreProject(trx, known.subject, options)
      if (publishing.kind === 'published')
        await writeAudit(trx, staff, { kind: 'listing-returned', listing: known.subject })
      return publishing
    })
    .catch(whyNotPublished)
  if (done.kind !== 'published') return redirect(address)
  // This process shows it at once; other processes poll every second.
  await catchUpCatalogue()
  if (!list.startsWith('?')) return redirect(address)
  return redirect(`/dashboard/projects?${new URLSearchParams(list).toString()}`)
}
