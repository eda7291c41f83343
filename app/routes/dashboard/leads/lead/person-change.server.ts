import { replace } from 'react-router'

import type { PersonChanged, LinkRequest } from '#app/leads/duplicates/change-person.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import { triggerJob } from '#db/events/trigger-job.ts'

import { dashboardPath } from './done.ts'

type HandlerArgs = { request: Request; leadId: string; staff: Staff }
type Change = (executor: typeof db, pair: LinkRequest, by: Staff) => Promise<PersonChanged>

/** Links or unlinks a lead and another enquiry (`other`), and returns to `back`. */
export async function changePersonOf({ request, leadId, staff }: HandlerArgs, change: Change) {
  const field = await postedFields(request)
  const changed = await change(db, { leadId, otherId: field('other') }, staff)
  // A waiting lead goes to the agent of the person's other leads, whatever their limit.
  if (changed.kind === 'changed') triggerJob('assignment')
  return replace(
    dashboardPath(field('back'), changed.kind === 'changed' ? changed.changeSetId : 'gone'),
  )
}
