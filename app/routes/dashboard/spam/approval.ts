import { replace } from 'react-router'

import { postedFields } from '#app/lib/http/posted-text.ts'
import { refuseWhoSeesOwn } from '#app/routes/dashboard/leads/require-all-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'
import { tellDesks } from '#db/events/lead-events.server.ts'
import { wakeJob } from '#db/events/wake-job.ts'

import type { Route } from './+types/approval.ts'
import { moveSuspect } from './move-spam.server.ts'

export function loader() {
  return replace('/dashboard/spam')
}

/** POST /dashboard/spam/approvals: moves a spam enquiry (`lead`) to the leads, or with `undo` back. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoSeesOwn(staff)
  const field = await postedFields(request)
  const leadId = field('lead')
  const isUndo = field('undo') !== ''
  const isDone = await moveSuspect(db, { leadId, isUndo }, staff)
  if (isDone) {
    tellDesks('leads')
    wakeJob('assignment')
    wakeJob('delivery')
  }
  if (isUndo) return replace(`/dashboard/spam?${isDone ? 'returned' : 'kept'}=${leadId}`)
  return replace(isDone ? `/dashboard/spam?moved=${leadId}` : '/dashboard/spam')
}
