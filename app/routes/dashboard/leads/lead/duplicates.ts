import { replace } from 'react-router'

import {
  mergePeople,
  rejoinPerson,
  splitPerson,
} from '#app/leads/duplicates/change-person.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import { dashboardPath } from './done.ts'
import type { Route } from './+types/duplicates.ts'

const changes = new Map([
  ['link', mergePeople],
  ['unlink', splitPerson],
  ['relink', rejoinPerson],
])

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/leads/${encodeURIComponent(params.lead)}`)
}

/** POST /dashboard/leads/:lead/duplicates: links, unlinks or relinks (`change`) the lead and `other`; returns to `back`. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const field = await postedFields(request)
  const change = changes.get(field('change'))
  const pair = { leadId: params.lead, otherId: field('other') }
  const changed = await change?.(db, pair, context.get(staffContext))
  if (changed?.kind !== 'changed') return replace(dashboardPath(field('back'), 'gone'))
  return replace(dashboardPath(field('back'), changed.changeSetId))
}
