import { useSyncExternalStore } from 'react'

import { listTexts } from '#app/desk-texts/en/lead-list.ts'

import { LeadTableRow } from './lead-row.tsx'
import { LeadListHead, type Sorting } from './lead-list-head.tsx'
import type { DeskLead } from './lead-search.ts'
import { LongLeadTable } from './long-lead-table.tsx'
import type { OpenedMessages } from './opened-messages.ts'
import type { SamePhone } from './same-phone.ts'

/** Up to here every row is in the document; beyond it, only those near the screen. */
const PLAIN_ROWS = 200

type TableProps = {
  leads: readonly DeskLead[]
  list: string
  sorting: Sorting
  opened: OpenedMessages
  same: SamePhone
}

/** Older leads that are not at hand yet, and how to have them come. */
type More = { isWhole: boolean; readMore: () => void }

/**
 * The five columns of SPEC section 2. Rows of a longer list come and go while scrolling; without
 * script its first rows are there, and the search finds the others.
 */
export function LeadTable({
  search,
  isWhole,
  readMore,
  ...table
}: TableProps & More & { search: string }) {
  const { leads } = table
  const isScripted = useSyncExternalStore(neverChanges, onBrowser, onServer)
  const isLong = leads.length > PLAIN_ROWS || !isWhole
  // Another search is another list, of which no place is kept.
  if (isLong && isScripted)
    return <LongLeadTable key={search} {...table} onEnd={isWhole ? undefined : readMore} />
  return (
    <>
      <PlainLeadTable {...table} leads={leads.slice(0, PLAIN_ROWS)} count={leads.length} />
      {isLong ? (
        <noscript>
          <p className="caption">{listTexts.newestListed(Math.min(leads.length, PLAIN_ROWS))}</p>
        </noscript>
      ) : null}
    </>
  )
}

/** A table of which every row is in the document. */
export function PlainLeadTable({ leads, sorting, count, ...row }: TableProps & { count: number }) {
  return (
    <table className="table" role="table" aria-rowcount={count + 1}>
      <LeadListHead sorting={sorting} />
      <tbody role="rowgroup">
        {leads.map((lead, index) => (
          <LeadTableRow key={lead.id} lead={lead} index={index} {...row} />
        ))}
      </tbody>
    </table>
  )
}

const neverChanges = () => () => undefined
const onBrowser = () => true
const onServer = () => false
