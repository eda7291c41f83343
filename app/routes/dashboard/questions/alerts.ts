import { redirect, replace } from 'react-router'

import { eraseAlert, markAlertSent } from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { reportErrorContext } from '#app/lib/http/request-context.ts'
import { fileStoppedAlert } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import { canSeeAllLeads } from '#app/staff/access/visible-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/alerts.ts'
import { openQuestions } from './question-rows.server.ts'

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/projects/${encodeURIComponent(params.project)}/questions`)
}

/** POST /dashboard/projects/:project/questions/alerts: a visitor's alert was sent on WhatsApp (`intent=sent`), or is erased. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const { id } = await openQuestions(db, staff, params.project)
  if (!canSeeAllLeads(staff)) throw new Response('Forbidden', { status: 403 })
  const field = await postedFields(request)
  const alert = { id: field('alert'), projectId: id }
  if (field('intent') === 'sent') await markAlertSent(db, alert, staff)
  else {
    const token = await eraseAlert(db, alert, staff)
    if (token !== undefined) await fileStoppedAlert(token).catch(context.get(reportErrorContext))
  }
  return redirect(`/dashboard/projects/${id}/questions`)
}
