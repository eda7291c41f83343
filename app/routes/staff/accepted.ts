import { replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { acceptSuspect } from '#app/leads/suspect/suspects.server.ts'
import { tellDesks } from '#app/leads/live/desk-news.server.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/accepted.ts'

export function loader() {
  return replace('/dashboard/suspect')
}

/** POST /dashboard/accepted: moves a suspect enquiry to the leads. */
export async function action({ request, context }: Route.ActionArgs) {
  await acceptSuspect(db, await postedText(request, 'lead'), context.get(staffContext).id)
  tellDesks('leads')
  return replace('/dashboard/suspect')
}
