import { replace } from 'react-router'

import { removeRule } from '#app/assignment/rules/save-rule.server.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import { withDone } from '#app/routes/dashboard/leads/lead/done.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'

import type { Route } from './+types/removal.ts'
import { leadToAssignment } from './lead-to-assignment.server.ts'
import { withRecord } from './with-audit.server.ts'

export const loader = leadToAssignment

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const id = Number(await postedText(request, 'rule'))
  if (!Number.isSafeInteger(id) || id >= 2 ** 31) return replace('/dashboard/assignment')
  const changeSetId = await withRecord(staff, (trx) => removeRule(trx, id, staff.id))
  return replace(withDone('/dashboard/assignment', changeSetId))
}
