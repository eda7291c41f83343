import { auditListed } from '#app/audit/audit-listed.server.ts'
import type { LeadCount } from '#app/leads/list/lead-list.ts'
import { filterNames, isNot, without, type LeadFilter } from '#app/leads/search/lead-filter.ts'
import { db } from '#db/client.server.ts'

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
