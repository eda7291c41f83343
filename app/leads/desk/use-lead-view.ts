import type { FoundLeads, LeadCount, LeadList } from './lead-list.ts'
import { searchLeads, type LeadRow } from './lead-search.ts'
import { useLiveLeads } from './live-leads.ts'
import { mergeLeads } from './merge-leads.ts'
import { useFoundLeads } from './use-found-leads.ts'

/** What the desk shows of the leads. */
export type LeadView = {
  leads: readonly LeadRow[]
  /** How many there are of them; undefined while they are being counted. */
  total: LeadCount | undefined
  /** How many leads there are in all. */
  all: LeadCount
  /** Whether `leads` are all of them. */
  isWhole: boolean
  /** Adds older ones, where there are. */
  readMore: () => void
  isSearching: boolean
  hasEnded: boolean
  isAway: boolean
  /** The moment of the list, ISO 8601. */
  at: string
}

/**
 * The list, or what a search finds in it. Among the leads at hand it finds at once; the server answers
 * from all. `given` is what a search without script found.
 */
export function useLeadView(
  loaded: LeadList,
  typed: string,
  given: (FoundLeads & { total: LeadCount }) | undefined,
): LeadView {
  const live = useLiveLeads(loaded, '/dashboard')
  const { list } = live
  const search = useFoundLeads(typed, list.older)
  const news = {
    hasEnded: live.hasEnded || search.hasEnded,
    isAway: live.isAway || search.isAway,
    at: list.at,
    all: list.total,
  }
  if (typed.trim() === '') {
    const isWhole = list.older === null
    const { leads, total } = list
    return { leads, total, isWhole, readMore: live.readMore, isSearching: false, ...news }
  }
  const found = search.found ?? given
  const atHand = searchLeads(list.leads, typed)
  const leads = found ? mergeLeads(found.leads, atHand) : atHand
  const isWhole = list.older === null || found?.older === null
  return {
    leads,
    total: isWhole ? { count: leads.length } : found?.total,
    isWhole,
    readMore: () => void search.readMore(),
    isSearching: !isWhole && !found,
    ...news,
  }
}
