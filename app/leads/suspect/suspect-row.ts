import type { LeadRow } from '#app/leads/desk/lead-search.ts'

/** A suspect enquiry as the desk lists it; `why` is a sentence. */
export type SuspectRow = LeadRow & { why: string }

export function suspectRow(lead: LeadRow, suspect: string | null): SuspectRow {
  return { ...lead, why: reasons.get(suspect ?? '') ?? 'Not known' }
}

const reasons = new Map([
  ['address', 'Many came from one address.'],
  ['phone', 'Many came with this phone.'],
  ['site', 'Many came at once.'],
])
