import type { Done as Shown } from '#app/leads/detail/bar/done-bar.tsx'
import { leadAddress, placeOf } from '#app/leads/detail/bar/lead-place.ts'
import { momentText } from '#app/leads/detail/spoken-moment.ts'
import { nextAfterNight, nextDue } from '#app/leads/follow-ups/due-lead.ts'
import { findNextFollowUp, listDueLeads } from '#app/leads/follow-ups/due-leads.server.ts'
import { findFacts } from '#app/leads/status/change-lead.server.ts'
import { findChangedLead } from '#app/leads/status/undo-change-set.server.ts'
import type { LeadWorkForm } from '#app/leads/status/work-form.ts'
import { planAddress } from '#app/leads/visits/visit-address.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { canMailAlerts } from '#app/notifications/mail/mail-alert.server.ts'
import { getsAlerts } from '#app/staff/push/push-subscriptions.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { queueTexts } from '#app/strings/en/follow-ups.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { db } from '#db/client.server.ts'

import { doneIn, withDone } from './done.ts'
import { handoverText, withHandover } from './handover.ts'
import { listAgentOptions } from './list-agent-options.server.ts'

const QUEUE_END = 'end'

/** The next lead of the follow-ups; read before the change, because a new follow-up moves this lead. */
export async function followingInQueue(
  url: URL,
  form: LeadWorkForm,
  { leadId, staff }: { leadId: string; staff: Staff },
): Promise<string | undefined> {
  const isOver = form.callAttempt !== undefined || newAgent(form, staff) !== undefined
  if (!isOver || placeOf(url).list !== '/dashboard/follow-ups') return undefined
  return nextDue(await listDueLeads(db, staff), leadId, new Date().toISOString())?.id
}

type Done = { result: string; leadId: string; staff: Staff; following: string | undefined }

/** The address after a change: the visit, the next follow-up, the lead, or the list where the lead left the agent's scope. */
export async function afterDone(
  url: URL,
  form: LeadWorkForm,
  { result, leadId, staff, following }: Done,
): Promise<string> {
  const place = placeOf(url)
  const to = result === 'same' ? undefined : newAgent(form, staff)
  const sendsMail = canMailAlerts()
  const handedOver = async (address: string) =>
    to === undefined ? address : withHandover(address, to, await getsAlerts(db, to, { sendsMail }))
  if (following === undefined && !(await findFacts(db, leadId, staff)))
    return handedOver(withDone(place.list, result))
  const isVisit = form.activities.some(({ kind, text }) => kind === 'next-step' && text === 'visit')
  if (isVisit) return planAddress(leadId)
  const address = withDone(leadAddress(place, following ?? leadId), result)
  const isEnd =
    form.callAttempt && following === undefined && place.list === '/dashboard/follow-ups'
  return isEnd ? `${address}&${QUEUE_END}=1` : handedOver(address)
}

/** The colleague to whom the form hands the lead over. */
function newAgent({ changes }: LeadWorkForm, staff: Staff): string | undefined {
  const { ownerId } = changes
  return typeof ownerId === 'string' && ownerId !== staff.id ? ownerId : undefined
}

export async function doneAt(url: URL, leadId: string, staff: Staff): Promise<Shown | undefined> {
  const done = await namedDone(url, leadId, staff)
  if (done?.changeSetId === undefined || !url.searchParams.has(QUEUE_END)) return done
  const now = new Date()
  // A follow-up may have become due since.
  const due = await listDueLeads(db, staff)
  if (nextDue(due, leadId, now.toISOString())) return done
  const asleep = nextAfterNight(due, now.toISOString())
  const night = asleep?.nightUntil
    ? queueTexts.nightFor(asleep.name, momentText(asleep.nightUntil, now.toISOString()))
    : ''
  return { ...done, text: `${done.text} ${await queueEnd(staff, now)} ${night}`.trimEnd() }
}

/** Where the page went on to another lead, it says whose was saved. */
async function namedDone(url: URL, leadId: string, staff: Staff): Promise<Shown | undefined> {
  const done = doneIn(url.searchParams)
  if (done?.changeSetId === undefined) return done
  const handover = handoverText(url.searchParams, await listAgentOptions())
  const saved = await findChangedLead(
    db,
    { changeSetId: done.changeSetId, preferred: leadId },
    staff,
  )
  if (!saved || saved.id === leadId) return { ...done, text: handover ?? done.text }
  const text = [panelTexts.doneFor(saved.name), handover].filter(Boolean).join(' ')
  if (!saved.isVisible) return { ...done, text }
  return { ...done, text, lead: { name: saved.name, address: leadAddress(placeOf(url), saved.id) } }
}

async function queueEnd(staff: Staff, now: Date): Promise<string> {
  const next = await findNextFollowUp(db, staff, now)
  if (!next) return queueTexts.end
  const isToday = indianDay(next.at) === indianDay(now)
  const when = momentText(next.at.toISOString(), now.toISOString())
  return queueTexts[isToday ? 'endForNow' : 'endOfDay'](when, next.name)
}
