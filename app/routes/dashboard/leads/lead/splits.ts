import { replace } from 'react-router'

import { splitPerson } from '#app/leads/duplicates/change-person.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'

import type { Route } from './+types/splits.ts'
import { changePersonOf } from './person-change.server.ts'

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/leads/${encodeURIComponent(params.lead)}`)
}

/** POST /dashboard/leads/:lead/splits: unlinks `other`, or the lead itself, from its person. */
export function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  return changePersonOf({ request, leadId: params.lead, staff }, splitPerson)
}
