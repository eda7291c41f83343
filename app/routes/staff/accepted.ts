import { replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { wake } from '#app/leads/assignment/keep-giving-out.server.ts'
import { acceptSuspect, returnSuspect } from '#app/leads/suspect/suspects.server.ts'
import { tellDesks } from '#app/leads/live/desk-news.server.ts'
import { tellSoon } from '#app/leads/onward/tell-soon.ts'
import { postedFields } from '#app/lib/posted-text.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/accepted.ts'
import { refuseWhoSeesOwn } from './only-who-sees-all.server.ts'

export function loader() {
  return replace('/dashboard/suspect')
}

/** POST /dashboard/accepted: moves a suspect enquiry (`lead`) to the leads, with `undo` back again. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoSeesOwn(staff)
  const field = await postedFields(request)
  const leadId = field('lead')
  const isUndo = field('undo') !== ''
  const isDone = await (isUndo ? returnSuspect(db, leadId) : acceptSuspect(db, leadId, staff.id))
  if (isDone) {
    const kind = isUndo ? 'suspect-returned' : 'suspect-accepted'
    await writeRecord(db, staff, { kind, leadId })
    tellDesks('leads')
    wake()
    tellSoon()
  }
  if (isUndo) return replace(`/dashboard/suspect?${isDone ? 'returned' : 'kept'}=${leadId}`)
  return replace(isDone ? `/dashboard/suspect?moved=${leadId}` : '/dashboard/suspect')
}
