import { replace } from 'react-router'

import { postedFields } from '#app/lib/http/posted-text.ts'
import { requireAllLeads } from '#app/routes/dashboard/leads/require-all-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/approvals.ts'
import { moveSpam } from './move-spam.server.ts'

export function loader() {
  return replace('/dashboard/spam')
}

/** POST /dashboard/spam/approvals: moves a spam enquiry (`lead`) to the leads, or with `undo` back. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  requireAllLeads(staff)
  const field = await postedFields(request)
  const leadId = field('lead')
  const isUndo = field('undo') !== ''
  const isDone = await moveSpam(db, { leadId, isUndo }, staff)
  if (isUndo) return replace(`/dashboard/spam?${isDone ? 'returned' : 'kept'}=${leadId}`)
  return replace(isDone ? `/dashboard/spam?moved=${leadId}` : '/dashboard/spam')
}
