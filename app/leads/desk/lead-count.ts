import { listTexts } from '#app/desk-texts/en/lead-list.ts'
import { countOf, leadCount, leadTexts } from '#app/desk-texts/en/lead.ts'

import type { LeadCount } from './lead-list.ts'

/** `1 lead`, `12,345 leads`, `About 1,20,000 leads`. */
export function inWords({ count, isAbout }: LeadCount): string {
  return isAbout ? leadTexts.about(leadCount(count)) : leadCount(count)
}

/** How many there are, and that they stand newest first where another order was chosen. */
export function foundInWords(total: LeadCount, isNewestFirst: boolean): string {
  return isNewestFirst ? listTexts.newestFirst(inWords(total)) : inWords(total)
}

/** How many are shown, and of how many where that is more. */
export function shownOf(shown: number, total: LeadCount): string {
  if (total.count === shown) return inWords({ count: shown })
  const of = inWords(total)
  return countOf(shown, total.isAbout ? of.toLowerCase() : of)
}
