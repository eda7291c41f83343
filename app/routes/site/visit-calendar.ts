import { projects } from '#app/catalogue.server.ts'
import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { visitCalendar } from '#app/leads/visit-calendar.ts'
import { findVisit } from '#app/leads/visits.server.ts'
import { findProject } from '#app/projects/catalogue.ts'

import type { Route } from './+types/visit-calendar'

const TOKEN = /^[\w-]{22}$/
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** GET /visits/<token>.ics: a visit that was asked for, for the visitor's own calendar. */
export async function loader({ params }: Route.LoaderArgs) {
  const { token } = params
  const visit = TOKEN.test(token) ? await findVisit(db, token) : undefined
  const project = visit && findProject(projects, visit.project)
  if (!visit || !project) return new Response('There is no such visit.', { status: 404, headers })
  const calendar = visitCalendar({
    ...visit,
    token,
    project,
    brand: config.BRAND,
    phone: config.PUBLIC_PHONE,
  })
  return new Response(calendar, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="site-visit.ics"',
    },
  })
}
