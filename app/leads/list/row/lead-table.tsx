import { LeadListHead, type Sorting } from '#app/leads/list/lead-list-head.tsx'
import { LeadRows, type SharedByRows } from '#app/leads/list/lead-rows.tsx'
import type { DashboardLead } from '#app/leads/search/lead-search.ts'

import { LongLeadTable, WHOLE_ROWS } from './long-lead-table.tsx'

type TableProps = SharedByRows & { leads: readonly DashboardLead[]; sorting: Sorting }

type More = { isWhole: boolean; readMore: () => void }

/** The five columns of SPEC section 2. */
export function LeadTable({
  search,
  isWhole,
  readMore,
  ...table
}: TableProps & More & { search: string }) {
  const { leads } = table
  // Another search is another list, without a scroll position.
  if (leads.length > WHOLE_ROWS || !isWhole)
    return (
      <LongLeadTable key={search} name={search} {...table} onEnd={isWhole ? undefined : readMore} />
    )
  return <PlainLeadTable {...table} count={leads.length} />
}

export function PlainLeadTable({ sorting, count, ...rows }: TableProps & { count: number }) {
  return (
    <table className="table table--picks" role="table" aria-rowcount={count + 1}>
      <LeadListHead sorting={sorting} />
      <tbody role="rowgroup">
        <LeadRows {...rows} indexes={rows.leads.keys()} />
      </tbody>
    </table>
  )
}
