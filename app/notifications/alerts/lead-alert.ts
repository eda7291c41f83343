import { dayOf, visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import type { MovedLeads } from '#app/leads/follow-ups/moved-leads.ts'
import { panelAddress } from '#app/leads/visits/visit-address.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { cutText } from '#app/lib/text/cut-text.ts'
import { alertTexts } from '#app/strings/en/alerts.ts'

import type { ReminderOfAgent } from '#app/visits/reminders/visit-reminders.server.ts'

import type { Arrival } from './new-lead-alert.ts'

/** Never holds a phone or mail. */
export type LeadAlert = { title: string; body: string; path: string; tag: string }

export function placeText(project: string | undefined, location: string): string {
  const place = location === 'N/A' ? '' : location
  const isIncluded = project !== undefined && project.toLowerCase().includes(place.toLowerCase())
  const parts = [project ?? '', isIncluded ? '' : place].filter(Boolean)
  return parts.length === 1 ? cutText(parts[0] ?? '', LONGEST) : joined(parts)
}

function joined(parts: readonly string[]): string {
  return parts.map((part) => isolated(cutText(part, LONGEST / 2))).join(', ')
}

/** At least one lead: new ones, those that are `mine` now, or uncalled ones (`untouched`). */
export function alertOf(leads: readonly Arrival[], way: 'came' | 'mine' | 'untouched'): LeadAlert {
  const [lead, ...others] = leads
  const { one, many, list } = notificationTexts[way]
  if (lead && others.length === 0) {
    return {
      title: one(cutText(lead.name, LONGEST)),
      body: lead.place || alertTexts.noPlace,
      path: `/dashboard/leads/${lead.id}`,
      tag: `lead-${lead.id}`,
    }
  }
  return {
    title: many(leads.length),
    body: alertTexts.moreOf(cutText(lead?.name ?? '', LONGEST), others.length),
    path: list,
    tag: `leads-${lead?.id}`,
  }
}

/** To the agent from whom an escalation took at least one lead, which they may no longer open. */
export function movedAlert({ leads, minutes }: MovedLeads): LeadAlert {
  const [lead, ...others] = leads
  return {
    title:
      lead && others.length === 0
        ? alertTexts.movedFrom(cutText(lead.name, LONGEST), lead.agent)
        : alertTexts.movedMany(leads.length),
    body: alertTexts.notCalled(minutes),
    path: '/dashboard/follow-ups',
    tag: `moved-${lead?.id}`,
  }
}

/** To the agent who accompanies a visit. */
export function visitAlert(visitId: string, visit: ReminderOfAgent): LeadAlert {
  const { name, project, startsAt, isVideo } = visit
  return {
    title: alertTexts.visit(cutText(name, LONGEST), visitText(startsAt)),
    body: alertTexts.visitTo(project, isVideo),
    path: panelAddress(dayOf(startsAt), { visit: visitId }),
    tag: `visit-${visitId}`,
  }
}

/** Characters; a notification shows fewer. */
const LONGEST = 80

const notificationTexts = {
  came: { one: alertTexts.newLead, many: alertTexts.newLeads, list: '/dashboard' },
  mine: { one: alertTexts.assignedTo, many: alertTexts.assignedMany, list: '/dashboard?agent=me' },
  untouched: {
    one: alertTexts.uncalled,
    many: alertTexts.uncalledMany,
    list: '/dashboard/assignment',
  },
}
