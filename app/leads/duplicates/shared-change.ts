import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import { afterTry } from '#app/leads/status/outcome.ts'
import type { LeadWorkForm } from '#app/leads/status/work-form.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'

export type OtherEnquiryFacts = { facts: LeadFacts; hasSamePhone: boolean }

/** A call and a follow-up belong to the person, status and agent to the enquiry; undefined for none. */
export function sharedChange(
  { wish, tried }: Pick<LeadWorkForm, 'wish' | 'tried'>,
  { facts, hasSamePhone }: OtherEnquiryFacts,
  calendar: WorkCalendar,
): Pick<LeadWorkForm, 'wish' | 'words'> | undefined {
  if (!tried) {
    const { followUpAt } = wish
    return followUpAt instanceof Date ? { wish: { followUpAt }, words: [] } : undefined
  }
  if (tried.outcome === 'wrong-number' && !hasSamePhone) return undefined
  const next = { ...tried, nextAt: wish.followUpAt ?? undefined }
  return {
    wish: afterTry(next, facts, calendar),
    words: [{ kind: 'outcome', text: tried.outcome }],
  }
}
