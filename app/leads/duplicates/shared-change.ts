import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import { afterTry } from '#app/leads/status/outcome.ts'
import type { LeadWorkForm } from '#app/leads/status/work-form.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'

export type OtherEnquiryFacts = { facts: LeadFacts; hasSamePhone: boolean }

/** A call and a follow-up belong to the person, status and agent to the enquiry; undefined for none. */
export function sharedChange(
  { changes, callAttempt }: Pick<LeadWorkForm, 'changes' | 'callAttempt'>,
  { facts, hasSamePhone }: OtherEnquiryFacts,
  calendar: WorkCalendar,
): Pick<LeadWorkForm, 'changes' | 'activities'> | undefined {
  if (!callAttempt) {
    const { followUpAt } = changes
    return followUpAt instanceof Date ? { changes: { followUpAt }, activities: [] } : undefined
  }
  if (callAttempt.outcome === 'wrong-number' && !hasSamePhone) return undefined
  const next = { ...callAttempt, nextAt: changes.followUpAt ?? undefined }
  return {
    changes: afterTry(next, facts, calendar),
    activities: [{ kind: 'outcome', text: callAttempt.outcome }],
  }
}
