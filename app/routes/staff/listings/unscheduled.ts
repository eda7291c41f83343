import { redirect } from 'react-router'

import { db } from '#app/db.server.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { cancelSchedule } from '#app/projects/versions/listing-schedules.server.ts'
import { refuseWhoEditsNot } from '#app/staff/only-editors.server.ts'
import { staffContext } from '#app/staff/session.server.ts'

import type { Route } from './+types/unscheduled.ts'
import { findEdited } from './edited-listing.server.ts'
import { toListing } from './listing-call.server.ts'

export function loader(asked: Route.LoaderArgs) {
  return toListing(asked)
}

/** POST /dashboard/projects/:listing/unscheduled: calls off what was to be published at an hour; nothing where it is done. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseWhoEditsNot(staff)
  const { id: listingId } = await findEdited(db, params.listing)
  const id = await postedText(request, 'schedule')
  if (/^\d{1,18}$/.test(id)) await cancelSchedule(db, { id, listingId }, staff)
  return redirect(`/dashboard/projects/${listingId}`)
}
