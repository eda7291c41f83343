import { replace } from 'react-router'

import { switchTaking } from '#app/assignment/staff-availability.server.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import { withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'

import type { Route } from './+types/availability.ts'
import { withRecord } from '#app/routes/dashboard/assignment/with-audit.server.ts'

export function loader() {
  return replace('/dashboard/leave')
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(staffContext)
  const isTaking = (await postedText(request, 'takes')) === 'yes'
  const changeSetId = await withRecord({ id }, (trx) =>
    switchTaking(trx, { staffId: id, isTaking }, id),
  )
  return replace(withDone('/dashboard/leave', changeSetId))
}
