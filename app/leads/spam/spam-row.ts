import type { LeadRow } from '#app/leads/search/lead-search.ts'
import { spamListTexts } from '#app/strings/en/spam.ts'

/** `why` is one or more sentences; staff should check rows with `looksHonest`. */
export type SpamRow = LeadRow & { why: string; looksHonest: boolean }

export function spamRow(
  lead: LeadRow,
  stored: { suspect: string | null; signs: readonly string[]; spam_looks_honest: boolean },
): SpamRow {
  const { suspect, signs, spam_looks_honest: looksHonest } = stored
  const reasonTexts = [suspect ?? '', ...signs].flatMap((reason) => reasons.get(reason) ?? [])
  return { ...lead, why: reasonTexts.join(' ') || spamListTexts.whyUnknown, looksHonest }
}

const reasons = new Map<string, string>(
  Object.entries({ ...spamListTexts.why, ...spamListTexts.signs }),
)
