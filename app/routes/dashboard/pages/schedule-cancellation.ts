import { redirect } from 'react-router'

import { pageSchedules } from '#app/pages/publishing/page-schedules.server.ts'
import { callOff } from '#app/routes/dashboard/publishing/schedule-call.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/schedule-cancellation.ts'
import { findEditedPage } from './edited-page.server.ts'
import { redirectToPage } from './page-call.server.ts'

export function loader(args: Route.LoaderArgs) {
  return redirectToPage(args)
}

/** POST /dashboard/pages/:page/schedule-cancellation: cancels a schedule; no effect once it is published. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const { page: subject } = await findEditedPage(db, params.page)
  await callOff(
    request,
    { schedules: pageSchedules, subject },
    {
      by: staff,
      entry: { kind: 'words-unscheduled', page: subject },
    },
  )
  return redirect(`/dashboard/pages/${subject}`)
}
