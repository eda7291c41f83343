import { visitOutcomes } from '#app/enquiries/visit-request/visit-state.ts'
import { answerChange } from '#app/routes/dashboard/visits/answer-visit.server.ts'
import { loadVisits } from '#app/routes/dashboard/visits/load-visits.server.ts'
import style from '#app/routes/dashboard/visits/visits.css?url'
import { VisitsView } from '#app/routes/dashboard/visits/visits-view.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

import type { Route } from './+types/outcome.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

/** POST /dashboard/visits/:visit/outcome: records whether the visitor came (`outcome`: `came` or `missed`). */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const args = { request, url, staff: context.get(staffContext), visitId: params.visit }
  return answerChange(args, (posted) => {
    const outcome = visitOutcomes.find((known) => known === posted.outcome)
    return outcome ? { status: outcome } : { missing: 'absent' }
  })
}

export default VisitsView
