import { z } from 'zod'

import { visitOutcomes } from '#app/enquiries/visit-request/visit-state.ts'
import {
  answerChange,
  answerVisit,
  postedKind,
  postedMoment,
  readSeen,
  type NewValue,
} from '#app/routes/dashboard/visits/answer-visit.server.ts'
import { loadVisits } from '#app/routes/dashboard/visits/load-visits.server.ts'
import style from '#app/routes/dashboard/visits/visits.css?url'
import { VisitsView } from '#app/routes/dashboard/visits/visits-view.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { undoVisit } from '#app/visits/change/undo-visit.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/change.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: visitsTexts.title }]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVisits(url, context.get(staffContext))
}

const followUp = z.iso.datetime().transform((text) => new Date(text))

/** What a POST to /dashboard/visits/:visit/… changes, by the last part of its address. */
const changes: Readonly<Record<string, NewValue>> = {
  /** A proposed time moves the visit as well. */
  confirmation: (posted) => {
    if (posted.agent === '') return { missing: 'unassigned' }
    const startsAt = postedMoment(posted)
    const kind = postedKind(posted)
    if ('missing' in kind) return kind
    return { status: 'confirmed', agentId: posted.agent, ...(startsAt && { startsAt }), ...kind }
  },
  time: (posted) => {
    const startsAt = postedMoment(posted)
    if (!startsAt) return { missing: 'hour' }
    const kind = postedKind(posted)
    if ('missing' in kind) return kind
    return { startsAt, ...(posted.agent !== '' && { agentId: posted.agent }), ...kind }
  },
  /** Whether the visitor came: `came` or `missed`, then the moment of the next follow-up, ISO 8601. */
  outcome: ({ outcome, note }) => {
    const [name, moment] = outcome.split(' ')
    const status = visitOutcomes.find((known) => known === name)
    const followUpAt = moment === undefined ? undefined : followUp.safeParse(moment).data
    if (!status || (moment !== undefined && !followUpAt)) return { missing: 'absent' }
    return { status, note: note.trim().slice(0, 4000), followUpAt }
  },
  cancellation: () => ({ status: 'cancelled' }),
}

export async function action({ request, url, params, pattern, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const newValue = changes[pattern.split('/').at(-1) ?? '']
  if (newValue) return answerChange({ request, url, staff, visitId: params.visit }, newValue)
  return answerVisit({ request, url, staff }, async (posted) => {
    const seen = readSeen(params.visit, posted)
    return seen ? undoVisit(db, seen, staff) : { kind: 'absent' }
  })
}

export default VisitsView
