import { staffContext } from '#app/staff/sessions/session.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { undoVisit } from '#app/visits/change/undo-visit.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/undone.ts'
import { answerVisit, readSeen } from './answer-visit.server.ts'
import { loadVisits } from './load-visits.server.ts'
import { VisitsView } from './visits-view.tsx'
import style from './visits.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  return answerVisit({ request, url, staff }, async (posted) => {
    const seen = readSeen(posted)
    return seen ? undoVisit(db, seen, staff) : { kind: 'absent' }
  })
}

export default VisitsView
