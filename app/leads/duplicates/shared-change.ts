import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import { afterTry } from '#app/leads/status/outcome.ts'
import type { LeadWorkForm } from '#app/leads/status/work-form.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'

export type OtherEnquiryFacts = { facts: LeadFacts; hasSamePhone: boolean }

/** A call and a follow-up belong to the person, status and agent to the enquiry; undefined for none. */
export function sharedChange(
  { changes, tried }: Pick<LeadWorkForm, 'changes' | 'tried'>,
  { facts, hasSamePhone }: OtherEnquiryFacts,
  calendar: WorkCalendar,
): Pick<LeadWorkForm, 'changes' | 'activities'> | undefined {
  if (!tried) {
    const { followUpAt } = changes
    return followUpAt instanceof Date ? { changes: { followUpAt }, activities: [] } : undefined
  }
  if (tried.outcome === 'wrong-number' && !hasSamePhone) return undefined
  const next = { ...tried, nextAt: changes.followUpAt ?? undefined }
  return {
    changes: afterTry(next, facts, calendar),
    activities: [{ kind: 'outcome', text: tried.outcome }],
  }
}
