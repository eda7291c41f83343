import { auditListed } from '#app/audit/audit-listed.server.ts'
import { listMovedLeads } from '#app/leads/follow-ups/moved-leads.server.ts'
import { readLeadList, type ListQuery } from '#app/leads/list/lead-list.server.ts'
import type { LeadCount, LeadList } from '#app/leads/list/lead-list.ts'
import { countViews } from '#app/leads/list/views/count-views.server.ts'
import { filterNames, isNot, without, type LeadFilter } from '#app/leads/search/lead-filter.ts'
import { db } from '#db/client.server.ts'

/** Part of a list with the counts of all views, in the audit log unless it only brings a list up to date. */
export async function readListPart(query: ListQuery): Promise<LeadList> {
  const { scope, since } = query
  const [read, views, moved] = await Promise.all([
    readLeadList(db, query),
    countViews(db, scope.viewer),
    listMovedLeads(db, scope.viewer.id),
  ])
  if (since === undefined) {
    await auditLeads(scope.viewer, { filter: scope.filter, typed: '', total: read.total })
  }
  return { ...read, views, moved }
}

type Seen = { filter: LeadFilter; typed: string; total: LeadCount }

/** Audits a view of leads: its filter and their number. */
export function auditLeads(
  staff: { id: string },
  { filter, typed, total: { count, isAbout } }: Seen,
  list: 'leads' | 'suspect' = 'leads',
): Promise<void> {
  const rows = Math.round(count)
  return auditListed(db, staff, {
    list,
    rows,
    ...(isAbout && { isAbout }),
    ...auditedFilter(filter, typed),
  })
}

/** The filter as the audit log has it; of a search only that there was one. */
export function auditedFilter(
  filter: LeadFilter,
  typed: string,
): { filter?: string; isSearch?: true } {
  const terms = filterNames.flatMap((name) => {
    const value = filter[name]
    return value === undefined ? [] : [`${name} ${isNot(value) ? 'not ' : ''}${without(value)}`]
  })
  return {
    ...(terms.length > 0 && { filter: terms.join(', ') }),
    ...(typed.trim() !== '' && { isSearch: true as const }),
  }
}
