import { replace } from 'react-router'

import { mergePeople } from '#app/leads/duplicates/change-person.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'

import type { Route } from './+types/merges.ts'
import { changePersonOf } from './person-change.server.ts'

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/leads/${encodeURIComponent(params.lead)}`)
}

/** POST /dashboard/leads/:lead/merges: links the lead and `other` as duplicates. */
export function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  return changePersonOf({ request, leadId: params.lead, staff }, mergePeople)
}
