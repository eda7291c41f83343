import { replace } from 'react-router'

import { moveRule } from '#app/assignment/rules/save-rule.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'

import type { Route } from './+types/order.ts'
import { leadToAssignment } from './lead-to-assignment.server.ts'
import { withRecord } from './with-audit.server.ts'

export const loader = leadToAssignment

/** POST /dashboard/assignment/order: moves a rule one position `up` or `down`. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const field = await postedFields(request)
  const step = field('to') === 'up' ? -1 : 1
  const rule = Number(field('rule'))
  const changeSetId = await withRecord(staff, (trx) => moveRule(trx, rule, step, staff.id))
  return replace(withDone('/dashboard/assignment', changeSetId))
}
