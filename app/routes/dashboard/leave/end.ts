import { replace } from 'react-router'

import { endLeave } from '#app/assignment/leave/leave.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'

import type { Route } from './+types/end.ts'
import { withRecord } from '#app/routes/dashboard/assignment/with-audit.server.ts'

export function loader() {
  return replace('/dashboard/leave')
}

/** POST /dashboard/leave/end: ends a leave of one's own; an owner may end any. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id, role } = context.get(staffContext)
  const field = await postedFields(request)
  const staffId = role === 'owner' && field('staff') !== '' ? field('staff') : id
  const ended = { staffId, from: field('from'), today: indianDay(new Date()) }
  const changeSetId = await withRecord({ id }, (trx) => endLeave(trx, ended, id))
  return replace(
    withDone(field('of') === 'all' ? '/dashboard/assignment' : '/dashboard/leave', changeSetId),
  )
}
