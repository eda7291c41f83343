import type { LeadRow } from '#app/leads/search/lead-search.ts'
import { suspectTexts } from '#app/strings/en/suspect.ts'

/** A suspect enquiry as the desk lists it; `why` is a sentence or some of them. Staff should check what looks honest. */
export type SuspectRow = LeadRow & { why: string; looksHonest: boolean }

/** The enquiry with why it was kept apart, and what else speaks against it. */
export function suspectRow(
  lead: LeadRow,
  stored: { suspect: string | null; signs: readonly string[]; spam_looks_honest: boolean },
): SuspectRow {
  const { suspect, signs, spam_looks_honest: looksHonest } = stored
  const said = [suspect ?? '', ...signs].flatMap((reason) => reasons.get(reason) ?? [])
  return { ...lead, why: said.join(' ') || suspectTexts.whyUnknown, looksHonest }
}

const reasons = new Map<string, string>(
  Object.entries({ ...suspectTexts.why, ...suspectTexts.signs }),
)
