import { replace } from 'react-router'

import { rejoinPerson } from '#app/leads/duplicates/change-person.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'

import type { Route } from './+types/joins.ts'
import { changePersonOf } from './person-change.server.ts'

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/leads/${encodeURIComponent(params.lead)}`)
}

/** POST /dashboard/leads/:lead/joins: links `other`, or the lead itself, to its phone's person again. */
export function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  return changePersonOf({ request, leadId: params.lead, staff }, rejoinPerson)
}
