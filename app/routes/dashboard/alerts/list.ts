import { z } from 'zod'

import { countDueLeads } from '#app/leads/follow-ups/due-leads.server.ts'
import { placeText } from '#app/notifications/alerts/lead-alert.ts'
import { listArrivals } from '#app/notifications/alerts/list-alerts.server.ts'
import type { ArrivalsAnswer } from '#app/notifications/alerts/new-lead-alert.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/list.ts'

const moment = z.iso.datetime().transform((text) => new Date(text))

/** GET /dashboard/alerts: the reader's new leads since a moment, and the number of follow-ups due today. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(staffContext)
  const since = moment.safeParse(url.searchParams.get('since'))
  const [{ at, leads }, due] = await Promise.all([
    listArrivals(db, viewer, since.data),
    countDueLeads(db, viewer),
  ])
  const arrivals = leads.map(({ id, name, location, project }) => ({
    id,
    name,
    place: placeText(project, location),
  }))
  return Response.json({ at: at.toISOString(), arrivals, due } satisfies ArrivalsAnswer)
}
