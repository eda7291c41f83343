import type { LeadRow } from '#app/leads/search/lead-search.ts'
import { spamListTexts } from '#app/strings/en/spam.ts'

/** `why` is one or more sentences; staff should check rows with `looksHonest`. */
export type SpamRow = LeadRow & { why: string; looksHonest: boolean }

export function spamRow(
  lead: LeadRow,
  stored: {
    spam_reason: string | null
    spam_signals: readonly string[]
    spam_looks_honest: boolean
  },
): SpamRow {
  const { spam_reason: reason, spam_signals: signals, spam_looks_honest: looksHonest } = stored
  const reasonTexts = [reason ?? '', ...signals].flatMap((one) => reasons.get(one) ?? [])
  return { ...lead, why: reasonTexts.join(' ') || spamListTexts.whyUnknown, looksHonest }
}

const reasons = new Map<string, string>(
  Object.entries({ ...spamListTexts.why, ...spamListTexts.signs }),
)
