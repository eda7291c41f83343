import { replace } from 'react-router'

import { requestRun } from '#app/health/jobs.server.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/runs.ts'

export function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  return replace('/dashboard/health')
}

/** POST /dashboard/health/runs: starts the background `job` now. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const job = await postedText(request, 'job')
  const result = (await requestRun(db, job, staff)) ? 'requested' : 'busy'
  return replace(`/dashboard/health?${new URLSearchParams({ [result]: job }).toString()}`)
}
