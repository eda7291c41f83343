import { replace } from 'react-router'

import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { endTwoStep } from '#app/staff/two-step/two-step.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/two-step.ts'
import { leadToPerson, requirePerson } from './require-person.server.ts'

export const loader = leadToPerson

/** POST: turns two-step verification off for a person who lost their phone; one's own needs the password. */
export async function action({ params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const { id } = await requirePerson(db, params.person)
  if (id === staff.id) return replace('/dashboard/account/two-step/end')
  await endTwoStep(db, id, staff)
  return replace(`/dashboard/team/${id}`)
}
