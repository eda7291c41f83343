import { replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { acceptSuspect } from '#app/leads/suspect/suspects.server.ts'
import { tellDesks } from '#app/leads/live/desk-news.server.ts'
import { tellSoon } from '#app/leads/onward/tell-soon.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/accepted.ts'
import { refuseWhoSeesOwn } from './only-who-sees-all.server.ts'

export function loader() {
  return replace('/dashboard/suspect')
}

/** POST /dashboard/accepted: moves a suspect enquiry to the leads. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoSeesOwn(staff)
  const leadId = await postedText(request, 'lead')
  if (await acceptSuspect(db, leadId, staff.id)) {
    await writeRecord(db, staff, { kind: 'suspect-accepted', leadId })
  }
  tellDesks('leads')
  tellSoon()
  return replace('/dashboard/suspect')
}
