import { suspectTexts } from '#app/desk-texts/en/suspect.ts'
import type { LeadRow } from '#app/leads/desk/lead-search.ts'

/** A suspect enquiry as the desk lists it; `why` is a sentence. */
export type SuspectRow = LeadRow & { why: string }

export function suspectRow(lead: LeadRow, suspect: string | null): SuspectRow {
  return { ...lead, why: reasons.get(suspect ?? '') ?? suspectTexts.whyUnknown }
}

const reasons = new Map<string, string>(Object.entries(suspectTexts.why))
