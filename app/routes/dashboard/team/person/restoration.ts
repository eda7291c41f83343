import { replace } from 'react-router'

import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { restorePerson } from '#app/staff/team/access.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/restoration.ts'
import { accountAddress } from '#app/routes/dashboard/team/change-done.server.ts'
import { leadToPerson, requirePerson } from './require-person.server.ts'

export const loader = leadToPerson

export async function action({ params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const { id } = await requirePerson(db, params.person)
  const result = await restorePerson(db, id, staff)
  return replace(accountAddress(id, result.kind === 'changed' ? result.changeSetId : undefined))
}
