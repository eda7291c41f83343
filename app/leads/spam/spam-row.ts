import type { LeadRow } from '#app/leads/search/lead-search.ts'
import { suspectTexts } from '#app/strings/en/suspect.ts'

/** `why` is one or more sentences; staff should check rows with `looksHonest`. */
export type SuspectRow = LeadRow & { why: string; looksHonest: boolean }

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
