import { db } from '#app/db.server.ts'
import { leadAddress, placeOf } from '#app/leads/panel/lead-place.ts'
import { nextDue } from '#app/leads/queue/due-lead.ts'
import { listDueLeads } from '#app/leads/queue/due-leads.server.ts'
import type { Staff } from '#app/staff/staff.ts'

import { withDone } from './done.ts'

type Doing = {
  act: string
  leadId: string
  staff: Staff
  field: (name: string) => string | undefined
}

/** Where it goes on after a change: the same lead, or in the queue the next one once a call is told of. */
export async function afterDone(url: URL, { act, leadId, staff, field }: Doing): Promise<string> {
  const place = placeOf(url)
  if (place.list !== '/dashboard/due' || field('outcome') === undefined) {
    return withDone(leadAddress(place, leadId), act)
  }
  const next = nextDue(await listDueLeads(db, staff), leadId)
  return withDone(next ? leadAddress(place, next.id) : leadAddress(place, leadId), act)
}
