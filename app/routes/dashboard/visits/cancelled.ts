import { staffContext } from '#app/staff/sessions/session.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

import type { Route } from './+types/cancelled.ts'
import { answerChange } from './answer-visit.server.ts'
import { loadVisits } from './load-visits.server.ts'
import { VisitsView } from './visits-view.tsx'
import style from './visits.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerChange({ request, url, staff: context.get(staffContext) }, () => ({
    status: 'cancelled',
  }))
}

export default VisitsView
