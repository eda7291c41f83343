import { staffContext } from '#app/staff/sessions/session.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

import type { Route } from './+types/confirmed.ts'
import { answerChange, postedMoment } from './answer-visit.server.ts'
import { loadVisits } from './load-visits.server.ts'
import { VisitsView } from './visits-view.tsx'
import style from './visits.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

/** POST /dashboard/visits/confirmed: confirms a visit with its agent; a proposed time moves it as well. */
export async function action({ request, url, context }: Route.ActionArgs) {
  return answerChange({ request, url, staff: context.get(staffContext) }, (posted) => {
    if (posted.agent === '') return { missing: 'nobody' }
    const startsAt = postedMoment(posted)
    return { status: 'confirmed', agentId: posted.agent, ...(startsAt && { startsAt }) }
  })
}

export default VisitsView
