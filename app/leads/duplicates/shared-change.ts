import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import { afterTry } from '#app/leads/status/outcome.ts'
import type { LeadWorkForm } from '#app/leads/status/work-form.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'

/** Another open enquiry of the person who sent a lead. */
export type OtherEnquiryFacts = { facts: LeadFacts; hasSamePhone: boolean }

/**
 * What a change of one enquiry changes of another of the same person: a call and the next follow-up are the
 * person's, while status and agent are the enquiry's own. Undefined where nothing follows.
 */
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
