import { redirect } from 'react-router'

import { writeRecord } from '#app/audit/audit-log.server.ts'
import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import {
  fileCatalogue,
  currentPublished,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { NotPublished } from '#app/projects/publishing/publish-sourced.server.ts'
import { bringBack } from '#app/projects/publishing/restore.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { db, type Executor } from '#db/client.server.ts'

import type { Route } from './+types/restoration.ts'
import { findEdited } from './edited-project.server.ts'
import { redirectToProject } from './project-call.server.ts'

export function loader(args: Route.LoaderArgs) {
  return redirectToProject(args)
}

/** POST /dashboard/projects/:project/restoration: restores an archived project; returns to `list` (`?q=noida`), or the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const { id } = await findEdited(db, params.project)
  const list = await postedText(request, 'list')
  const notes = { returned: texts.returned, rebased: texts.retainedDraft }
  const options = { by: staff, fileProjects: fileCatalogue(), known: currentPublished(), notes }
  const done = await db
    .transaction()
    .execute(async (trx: Executor) => {
      const publishing = await bringBack(trx, id, options)
      if (publishing.kind === 'published')
        await writeRecord(trx, staff, { kind: 'listing-returned', listing: id })
      return publishing
    })
    .catch((error: unknown) => {
      if (error instanceof NotPublished) return error.why
      throw error
    })
  if (done.kind !== 'published') return redirect(`/dashboard/projects/${id}`)
  // This process shows it at once; other processes poll every second.
  await catchUpCatalogue()
  if (!list.startsWith('?')) return redirect(`/dashboard/projects/${id}`)
  return redirect(`/dashboard/projects?${new URLSearchParams(list).toString()}`)
}
