import { redirect } from 'react-router'

import { projectSchedules } from '#app/projects/publishing/project-schedules.server.ts'
import { callOff } from '#app/routes/dashboard/publishing/schedule-call.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/schedule-cancellation.ts'
import { findEdited } from './edited-project.server.ts'
import { redirectToProject } from './project-call.server.ts'

export function loader(args: Route.LoaderArgs) {
  return redirectToProject(args)
}

/** POST /dashboard/projects/:project/schedule-cancellation: cancels a schedule; no effect once it is published. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const { id: subject } = await findEdited(db, params.project)
  await callOff(
    request,
    { schedules: projectSchedules, subject },
    {
      by: staff,
      entry: { kind: 'listing-unscheduled', listing: subject },
    },
  )
  return redirect(`/dashboard/projects/${subject}`)
}
