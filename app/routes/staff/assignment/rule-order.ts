import { replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { moveRule } from '#app/leads/assignment/save-rule.server.ts'
import { postedFields } from '#app/lib/posted-text.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/rule-order.ts'

export function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  return replace('/dashboard/assignment')
}

/** POST /dashboard/assignment/order: moves a rule one place `up` or `down`. */
export async function action({ request, context }: Route.ActionArgs) {
  refuseAgents(context.get(staffContext))
  const field = await postedFields(request)
  await moveRule(db, Number(field('rule')), field('to') === 'up' ? -1 : 1)
  return replace('/dashboard/assignment')
}
