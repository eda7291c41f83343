import { suspectTexts } from '#app/desk-texts/en/suspect.ts'
import type { LeadRow } from '#app/leads/desk/lead-search.ts'

/** A suspect enquiry as the desk lists it; `why` is a sentence or some of them. */
export type SuspectRow = LeadRow & { why: string }

/** The enquiry with why it was kept apart, and what else speaks against it. */
export function suspectRow(
  lead: LeadRow,
  { suspect, signs }: { suspect: string | null; signs: readonly string[] },
): SuspectRow {
  const said = [suspect ?? '', ...signs].flatMap((reason) => reasons.get(reason) ?? [])
  return { ...lead, why: said.join(' ') || suspectTexts.whyUnknown }
}

const reasons = new Map<string, string>(
  Object.entries({ ...suspectTexts.why, ...suspectTexts.signs }),
)
