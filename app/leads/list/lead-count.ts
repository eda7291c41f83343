import { isNewest, type LeadSort } from '#app/leads/search/lead-filter.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { countOf, leadCount, leadTexts } from '#app/strings/en/lead.ts'

import type { LeadCount } from './lead-list.ts'

/** `1 lead`, `12,345 leads`, `About 1,20,000 leads`. */
export function countText({ count, isAbout }: LeadCount): string {
  return isAbout ? leadTexts.about(leadCount(count)) : leadCount(count)
}

/** Names the order unless it is newest first. */
export function countWithOrder(total: LeadCount, sort: LeadSort): string {
  return isNewest(sort) ? countText(total) : listTexts.inOrder(countText(total), orderText(sort))
}

/** `newest first`, `by name, A to Z`. */
export function orderText({ column, isDown }: LeadSort): string {
  const { up, down } = listTexts.orders[column]
  return isDown ? down : up
}

export function shownOf(shown: number, total: LeadCount): string {
  if (total.count === shown) return countText({ count: shown })
  const of = countText(total)
  return countOf(shown, total.isAbout ? of.toLowerCase() : of)
}
