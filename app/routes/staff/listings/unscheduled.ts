import { redirect } from 'react-router'

import { db } from '#app/db.server.ts'
import { postedText } from '#app/lib/posted-text.ts'
import { cancelSchedule } from '#app/projects/versions/listing-schedules.server.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'
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
  refuseAgents(staff)
  const { id: listingId } = await findEdited(db, params.listing)
  const id = await postedText(request, 'schedule')
  if (/^\d{1,18}$/.test(id))
    await db.transaction().execute(async (trx) => {
      if (await cancelSchedule(trx, { id, listingId }, staff))
        await writeRecord(trx, staff, { kind: 'listing-unscheduled', listing: listingId })
    })
  return redirect(`/dashboard/projects/${listingId}`)
}
