import { answerVisit, readSeen } from '#app/routes/dashboard/visits/answer-visit.server.ts'
import { loadVisits } from '#app/routes/dashboard/visits/load-visits.server.ts'
import style from '#app/routes/dashboard/visits/visits.css?url'
import { VisitsView } from '#app/routes/dashboard/visits/visits-view.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { undoVisit } from '#app/visits/change/undo-visit.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/undo.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

/** POST /dashboard/visits/:visit/undo: undoes the last change of a visit. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  return answerVisit({ request, url, staff }, async (posted) => {
    const seen = readSeen(params.visit, posted)
    return seen ? undoVisit(db, seen, staff) : { kind: 'absent' }
  })
}

export default VisitsView
