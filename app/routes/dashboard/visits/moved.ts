import { staffContext } from '#app/staff/sessions/session.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

import type { Route } from './+types/moved.ts'
import { answerChange, postedMoment } from './answer-visit.server.ts'
import { loadVisits } from './load-visits.server.ts'
import { VisitsView } from './visits-view.tsx'
import style from './visits.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerChange({ request, url, staff: context.get(staffContext) }, (posted) => {
    const startsAt = postedMoment(posted)
    if (!startsAt) return { missing: 'hour' }
    return { startsAt, ...(posted.agent !== '' && { agentId: posted.agent }) }
  })
}

export default VisitsView
