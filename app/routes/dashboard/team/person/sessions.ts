import { replace } from 'react-router'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { endSessions } from '#app/staff/team/people.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/sessions.ts'
import { requirePerson } from './require-person.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const { id } = await requirePerson(db, params.person)
  return replace(`/dashboard/team/${id}`)
}

/** POST: ends another person's `session`, or all of them; one's own need the password. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const { id } = await requirePerson(db, params.person)
  if (id === staff.id) return replace('/dashboard/account/sessions')
  const session = (await postedText(request, 'session')).replaceAll('\0', '')
  await db.transaction().execute(async (trx) => {
    const sessions = await endSessions(trx, id, { only: session === '' ? undefined : [session] })
    if (sessions > 0)
      await writeAudit(trx, staff, { kind: 'sessions-ended', personId: id, sessions })
  })
  return replace(`/dashboard/team/${id}`)
}
