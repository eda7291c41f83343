import { replace } from 'react-router'

import type { PersonChanged, PersonWish } from '#app/leads/duplicates/change-person.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import { tellDesks } from '#db/events/lead-events.server.ts'
import { wakeJob } from '#db/events/wake-job.ts'

import { deskPath } from './done.ts'

type Asked = { request: Request; leadId: string; staff: Staff }
type Change = (executor: typeof db, wish: PersonWish, by: Staff) => Promise<PersonChanged>

/** Links or unlinks a lead and another enquiry (`other`), and returns to `back`. */
export async function changePersonOf({ request, leadId, staff }: Asked, change: Change) {
  const field = await postedFields(request)
  const changed = await change(db, { leadId, otherId: field('other') }, staff)
  if (changed.kind === 'changed') {
    tellDesks('leads')
    // A waiting lead goes to the agent of the person's other leads, whatever their limit.
    wakeJob('assignment')
  }
  return replace(deskPath(field('back'), changed.kind === 'changed' ? changed.act : 'gone'))
}
