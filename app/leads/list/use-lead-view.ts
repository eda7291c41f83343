import type { MovedLeads } from '#app/leads/follow-ups/moved-leads.ts'
import { listSearch, type LeadFilter, type LeadSort } from '#app/leads/search/lead-filter.ts'
import { searchLeads, type DashboardLead } from '#app/leads/search/lead-search.ts'
import { useFoundLeads } from '#app/leads/search/use-search.ts'

import type { FoundLeads, LeadCount, LeadList } from './lead-list.ts'
import { useLiveLeads } from './live-leads.ts'
import type { ViewCounts } from './views/views.ts'
import { mergeLeads, replaceLeads, withoutRemoved, type KnownList } from './merge-leads.ts'

export type LeadView = {
  leads: readonly DashboardLead[]
  /** Undefined while they are counted. */
  total: LeadCount | undefined
  all: LeadCount
  isWhole: boolean
  /** Similar-sounding names, after all matches. */
  similar: readonly DashboardLead[]
  readMore: () => void
  isSearching: boolean
  hasEnded: boolean
  isOffline: boolean
  isLive: boolean
  /** New leads without a position in this order; `reload` shows them. */
  unseen: number
  reload: () => void
  views: ViewCounts
  moved: MovedLeads
  /** ISO 8601. */
  at: string
}

/** The list, or a search in it: local matches at once, the server's from all. `posted` is a posted search. */
export function useLeadView(
  loaded: LeadList,
  { typed, filter, sort }: { typed: string; filter: LeadFilter; sort: LeadSort },
  posted: (FoundLeads & { total: LeadCount }) | undefined,
): LeadView {
  const address = listSearch(filter, sort)
  const live = useLiveLeads(loaded, address, sort)
  const { list } = live
  const search = useFoundLeads(typed, address, list.older)
  const liveState = {
    ...connectionStatusOf(live, search),
    at: list.at,
    all: list.total,
    isLive: live.isLive,
    views: live.views,
    moved: live.moved,
    unseen: list.unseen,
    reload: live.reload,
  }
  if (typed.trim() === '') return { ...unsearched(list), readMore: live.readMore, ...liveState }
  const found = search.found ?? posted
  const leads = joinFound(list, typed, found)
  const isWhole = found ? found.older === null : list.older === null
  return {
    leads,
    total: isWhole ? { count: leads.length } : found?.total,
    isWhole,
    similar: found ? unlisted(found, leads, list) : [],
    readMore: () => void search.readMore(),
    isSearching: !found && !liveState.isOffline,
    ...liveState,
  }
}

type ConnectionStatus = { hasEnded: boolean; isOffline: boolean }

function connectionStatusOf(live: ConnectionStatus, search: ConnectionStatus): ConnectionStatus {
  return {
    hasEnded: live.hasEnded || search.hasEnded,
    isOffline: live.isOffline || search.isOffline,
  }
}

function unsearched({ leads, total, older }: KnownList) {
  return { leads, total, isWhole: older === null, similar: [], isSearching: false }
}

function unlisted(
  { similar }: FoundLeads,
  listed: readonly DashboardLead[],
  { changed, left }: KnownList,
): readonly DashboardLead[] {
  if (similar.length === 0) return []
  const ids = new Set(listed.map(({ id }) => id))
  return replaceLeads(withoutRemoved(similar, left), changed).filter(({ id }) => !ids.has(id))
}

/** Local matches stand first and are removed from the server's. */
function joinFound(list: KnownList, typed: string, found: FoundLeads | undefined) {
  const atHand = searchLeads(list.leads, typed)
  if (!found) return atHand
  const known = replaceLeads(withoutRemoved(found.leads, list.left), list.changed)
  return mergeLeads(known, atHand)
}
