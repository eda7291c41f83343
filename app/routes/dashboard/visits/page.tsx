import { storedPhone } from '#app/lib/phone/phone.ts'
import { findProject } from '#app/projects/catalogue/current-catalogue.server.ts'
import { keepLastPage } from '#app/routes/dashboard/leads/keep-last-page.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { findVisitLead, makeVisit } from '#app/visits/change/schedule-visit.server.ts'
import { db } from '#db/client.server.ts'

import { answerVisit, postedKind, postedMoment } from './answer-visit.server.ts'
import type { Route } from './+types/page.ts'
import { loadVisits, projectName } from './load-visits.server.ts'
import { VisitsView } from './visits-view.tsx'
import style from './visits.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

export const clientLoader = keepLastPage<Awaited<ReturnType<typeof loader>>>()

/** POST /dashboard/visits: books a visit for a lead, or for a person by phone. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  return answerVisit({ request, url, staff }, async (posted) => {
    const { lead, phone, project, agent, away } = posted
    const startsAt = postedMoment(posted)
    const by = lead === '' ? { phone: storedPhone(phone) } : { id: lead }
    const found = await findVisitLead(db, by, staff)
    if (!found) return { kind: lead === '' ? 'lead' : 'absent' }
    if (!findProject(project)) return { kind: 'project' }
    if (!startsAt) return { kind: 'hour' }
    const kind = postedKind(posted)
    if ('missing' in kind) return { kind: kind.missing }
    const visit = { leadId: found.id, project, startsAt, agentId: agent, ...kind }
    return makeVisit(db, { ...visit, knownAway: away }, staff, projectName)
  })
}

export default function Visits({ loaderData }: Route.ComponentProps) {
  clientLoader.useShown(loaderData)
  return <VisitsView />
}
