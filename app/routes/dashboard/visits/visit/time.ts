import { answerChange, postedMoment } from '#app/routes/dashboard/visits/answer-visit.server.ts'
import { loadVisits } from '#app/routes/dashboard/visits/load-visits.server.ts'
import style from '#app/routes/dashboard/visits/visits.css?url'
import { VisitsView } from '#app/routes/dashboard/visits/visits-view.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

import type { Route } from './+types/time.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

/** POST /dashboard/visits/:visit/time: moves a visit, and gives it to another agent where one is named. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const args = { request, url, staff: context.get(staffContext), visitId: params.visit }
  return answerChange(args, (posted) => {
    const startsAt = postedMoment(posted)
    if (!startsAt) return { missing: 'hour' }
    return { startsAt, ...(posted.agent !== '' && { agentId: posted.agent }) }
  })
}

export default VisitsView
