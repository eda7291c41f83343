import { config } from '#app/config/config.server.ts'
import { ownAddress } from '#app/config/contact-details.ts'
import { findVisit, type StoredVisit } from '#app/enquiries/visit-request/record-visit.server.ts'
import { RETRY_AFTER, withTimeout } from '#app/lib/async/with-timeout.ts'
import { reportErrorContext } from '#app/lib/http/request-context.ts'
import { findEverListed } from '#app/projects/catalogue/current-catalogue.server.ts'
import { visitCalendar } from '#app/visits/visit-invitation.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/visit-calendar'

const UNAVAILABLE = 'We cannot open the calendar file right now. Please try again in a minute.'
const TOKEN = /^[\w-]{22}$/
const headers = { 'cache-control': 'no-store' }

/** GET /visits/<token>.ics: a requested visit for the visitor's own calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { token } = params
  let visit: StoredVisit | undefined
  try {
    visit = TOKEN.test(token) ? await withTimeout(findVisit(db, token)) : undefined
  } catch (error) {
    context.get(reportErrorContext)(error)
    return new Response(UNAVAILABLE, { status: 503, headers: { ...headers, ...RETRY_AFTER } })
  }
  const project = visit && findEverListed(visit.project)
  if (!visit || !project)
    return new Response('We could not find this visit.', { status: 404, headers })
  const calendar = visitCalendar({
    ...visit,
    token,
    project,
    brand: config.BRAND,
    phone: config.PUBLIC_PHONE,
    email: ownAddress(config).address,
  })
  return new Response(calendar, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="site-visit.ics"',
    },
  })
}
