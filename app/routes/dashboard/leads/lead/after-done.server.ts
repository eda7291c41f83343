import type { Done as Shown } from '#app/leads/detail/bar/done-bar.tsx'
import { leadAddress, placeOf } from '#app/leads/detail/bar/lead-place.ts'
import { momentText } from '#app/leads/detail/spoken-moment.ts'
import { nextDue } from '#app/leads/follow-ups/due-lead.ts'
import { findNextFollowUp, listDueLeads } from '#app/leads/follow-ups/due-leads.server.ts'
import { findFacts } from '#app/leads/status/change-lead.server.ts'
import type { LeadWorkForm } from '#app/leads/status/work-form.ts'
import { planAddress } from '#app/leads/visits/visit-address.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { Staff } from '#app/staff/staff.ts'
import { queueTexts } from '#app/strings/en/queue.ts'
import { db } from '#db/client.server.ts'

import { doneIn, withDone } from './done.ts'

/** Of an address: the call that was saved there was the last one of the queue. */
const QUEUE_END = 'end'

/**
 * The lead that follows in the queue once this call is saved; undefined elsewhere. Asked before the change:
 * a new follow-up moves the lead away from the place where the agent is.
 */
export async function followingInQueue(
  url: URL,
  { tried }: LeadWorkForm,
  { leadId, staff }: { leadId: string; staff: Staff },
): Promise<string | undefined> {
  if (!tried || placeOf(url).list !== '/dashboard/follow-ups') return undefined
  return nextDue(await listDueLeads(db, staff), leadId, new Date().toISOString())?.id
}

/** `act` is an act, or what came of it. */
type Done = { act: string; leadId: string; staff: Staff; following: string | undefined }

/**
 * Where it goes on after a change: to the visit that was agreed, to the lead that follows in the queue, else
 * the same lead; to the list where an agent gave the lead away and sees only their own.
 */
export async function afterDone(
  url: URL,
  { words, tried }: LeadWorkForm,
  { act, leadId, staff, following }: Done,
): Promise<string> {
  const place = placeOf(url)
  if (!(await findFacts(db, leadId, staff))) return withDone(place.list, act)
  const isVisit = words.some(({ kind, text }) => kind === 'next-step' && text === 'visit')
  if (isVisit) return planAddress(leadId)
  const address = withDone(leadAddress(place, following ?? leadId), act)
  const isEnd = tried && following === undefined && place.list === '/dashboard/follow-ups'
  return isEnd ? `${address}&${QUEUE_END}=1` : address
}

/** What an address says was done; after the last call of the queue also that, and who is next. */
export async function doneAt(
  { searchParams }: URL,
  leadId: string,
  staff: Staff,
): Promise<Shown | undefined> {
  const done = doneIn(searchParams)
  if (done?.act === undefined || !searchParams.has(QUEUE_END)) return done
  const now = new Date()
  // Somebody may have become due since.
  if (nextDue(await listDueLeads(db, staff), leadId, now.toISOString())) return done
  return { ...done, text: `${done.text} ${await queueEnd(staff, now)}` }
}

async function queueEnd(staff: Staff, now: Date): Promise<string> {
  const next = await findNextFollowUp(db, staff, now)
  if (!next) return queueTexts.end
  const isToday = indianDay(next.at) === indianDay(now)
  const when = momentText(next.at.toISOString(), now.toISOString())
  return queueTexts[isToday ? 'endForNow' : 'endOfDay'](when, next.name)
}
