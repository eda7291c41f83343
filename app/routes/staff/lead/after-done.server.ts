import { db } from '#app/db.server.ts'
import { leadAddress, placeOf } from '#app/leads/panel/lead-place.ts'
import { findFacts } from '#app/leads/work/change-lead.server.ts'
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

/**
 * Where it goes on after a change: the same lead, in the queue the next one once a call is told of, and
 * the list where the lead was given away by who sees only their own.
 */
export async function afterDone(url: URL, { act, leadId, staff, field }: Doing): Promise<string> {
  const place = placeOf(url)
  if (!(await findFacts(db, leadId, staff))) return withDone(place.list, act)
  if (place.list !== '/dashboard/due' || field('outcome') === undefined) {
    return withDone(leadAddress(place, leadId), act)
  }
  const next = nextDue(await listDueLeads(db, staff), leadId)
  return withDone(next ? leadAddress(place, next.id) : leadAddress(place, leadId), act)
}
