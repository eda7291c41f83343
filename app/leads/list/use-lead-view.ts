import { listSearch, type LeadFilter, type LeadSort } from '#app/leads/search/lead-filter.ts'
import { searchLeads, type DeskLead } from '#app/leads/search/lead-search.ts'
import { useFoundLeads } from '#app/leads/search/use-search.ts'

import type { FoundLeads, LeadCount, LeadList } from './lead-list.ts'
import { useLiveLeads } from './live-leads.ts'
import { mergeLeads, replaceLeads, withoutGone, type KnownList } from './merge-leads.ts'

export type LeadView = {
  leads: readonly DeskLead[]
  /** Undefined while they are counted. */
  total: LeadCount | undefined
  all: LeadCount
  isWhole: boolean
  /** Similar-sounding names, after all matches. */
  alike: readonly DeskLead[]
  readMore: () => void
  isSearching: boolean
  hasEnded: boolean
  isAway: boolean
  isLive: boolean
  /** New leads without a position in this order; `readAnew` shows them. */
  unseen: number
  readAnew: () => void
  /** ISO 8601. */
  at: string
}

/** The list, or a search in it: local matches at once, the server's from all. `given` is a posted search. */
export function useLeadView(
  loaded: LeadList,
  { typed, filter, sort }: { typed: string; filter: LeadFilter; sort: LeadSort },
  given: (FoundLeads & { total: LeadCount }) | undefined,
): LeadView {
  const address = listSearch(filter, sort)
  const live = useLiveLeads(loaded, `/dashboard?${address}`, sort)
  const { list } = live
  const search = useFoundLeads(typed, address, list.older)
  const news = {
    ...newsOf(live, search),
    at: list.at,
    all: list.total,
    isLive: live.isLive,
    unseen: list.unseen,
    readAnew: live.readAnew,
  }
  if (typed.trim() === '') return { ...unsearched(list), readMore: live.readMore, ...news }
  const found = search.found ?? given
  const leads = joinFound(list, typed, found)
  const isWhole = list.older === null || found?.older === null
  return {
    leads,
    total: isWhole ? { count: leads.length } : found?.total,
    isWhole,
    alike: found ? unlisted(found, leads, list) : [],
    readMore: () => void search.readMore(),
    isSearching: !isWhole && !found,
    ...news,
  }
}

type News = { hasEnded: boolean; isAway: boolean }

function newsOf(live: News, search: News): News {
  return { hasEnded: live.hasEnded || search.hasEnded, isAway: live.isAway || search.isAway }
}

function unsearched({ leads, total, older }: KnownList) {
  return { leads, total, isWhole: older === null, alike: [], isSearching: false }
}

function unlisted(
  { alike }: FoundLeads,
  listed: readonly DeskLead[],
  { changed, left }: KnownList,
): readonly DeskLead[] {
  if (alike.length === 0) return []
  const ids = new Set(listed.map(({ id }) => id))
  return replaceLeads(withoutGone(alike, left), changed).filter(({ id }) => !ids.has(id))
}

/** Local matches stand first and are removed from the server's. */
function joinFound(list: KnownList, typed: string, found: FoundLeads | undefined) {
  const atHand = searchLeads(list.leads, typed)
  if (!found || list.older === null) return atHand
  const known = replaceLeads(withoutGone(found.leads, list.left), list.changed)
  return mergeLeads(known, atHand)
}
