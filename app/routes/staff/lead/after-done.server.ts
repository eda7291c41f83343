import { db } from '#app/db.server.ts'
import { leadAddress, placeOf } from '#app/leads/panel/lead-place.ts'
import { nextDue } from '#app/leads/queue/due-lead.ts'
import { listDueLeads } from '#app/leads/queue/due-leads.server.ts'
import { planAddress } from '#app/leads/visits/visit-address.ts'
import { findFacts } from '#app/leads/work/change-lead.server.ts'
import type { LeadWorkForm } from '#app/leads/work/work-form.ts'
import type { Staff } from '#app/staff/staff.ts'

import { withDone } from './done.ts'

/**
 * The lead that follows in the queue once this call is saved; undefined elsewhere. Asked before the change:
 * a new follow-up moves the lead away from the place where the agent is.
 */
export async function followingInQueue(
  url: URL,
  { tried }: LeadWorkForm,
  { leadId, staff }: { leadId: string; staff: Staff },
): Promise<string | undefined> {
  if (!tried || placeOf(url).list !== '/dashboard/due') return undefined
  return nextDue(await listDueLeads(db, staff), leadId, new Date().toISOString())?.id
}

type Done = { act: string; leadId: string; staff: Staff; following: string | undefined }

/**
 * Where it goes on after a change: to the visit that was agreed, to the lead that follows in the queue, else
 * the same lead; to the list where an agent gave the lead away and sees only their own.
 */
export async function afterDone(
  url: URL,
  { words }: LeadWorkForm,
  { act, leadId, staff, following }: Done,
): Promise<string> {
  const place = placeOf(url)
  if (!(await findFacts(db, leadId, staff))) return withDone(place.list, act)
  const isVisit = words.some(({ kind, text }) => kind === 'next-step' && text === 'visit')
  if (isVisit) return planAddress(leadId)
  return withDone(leadAddress(place, following ?? leadId), act)
}
