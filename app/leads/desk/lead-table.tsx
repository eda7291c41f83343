import { useSyncExternalStore } from 'react'

import { leadColumns, LeadTableRow } from './lead-row.tsx'
import type { LeadRow } from './lead-search.ts'
import { LeadTableHead } from './lead-table-head.tsx'
import { LongLeadTable } from './long-lead-table.tsx'
import type { OpenedMessages } from './opened-messages.ts'
import type { SamePhone } from './same-phone.ts'

/** Up to here every row is in the document; beyond it, only those near the screen. */
const PLAIN_ROWS = 200

type TableProps = { leads: readonly LeadRow[]; opened: OpenedMessages; same: SamePhone }

/** Older leads that are not at hand yet, and how to have them come. */
type More = { isWhole: boolean; readMore: () => void }

/**
 * The five columns of SPEC section 2. Rows of a longer list come and go while scrolling; without
 * script its first rows are there, and the search finds the others.
 */
export function LeadTable({
  leads,
  search,
  opened,
  same,
  isWhole,
  readMore,
}: TableProps & More & { search: string }) {
  const isScripted = useSyncExternalStore(neverChanges, onBrowser, onServer)
  const isLong = leads.length > PLAIN_ROWS || !isWhole
  // Another search is another list, of which no place is kept.
  if (isLong && isScripted)
    return (
      <LongLeadTable
        key={search}
        leads={leads}
        opened={opened}
        same={same}
        onEnd={isWhole ? undefined : readMore}
      />
    )
  return (
    <>
      <PlainLeadTable
        leads={leads.slice(0, PLAIN_ROWS)}
        opened={opened}
        same={same}
        count={leads.length}
      />
      {isLong ? (
        <noscript>
          <p className="caption">
            The newest {Math.min(leads.length, PLAIN_ROWS)} are listed. Search to find others.
          </p>
        </noscript>
      ) : null}
    </>
  )
}

function PlainLeadTable({ leads, opened, same, count }: TableProps & { count: number }) {
  return (
    <table className="table" role="table" aria-rowcount={count + 1}>
      <LeadTableHead columns={leadColumns} isPart />
      <tbody role="rowgroup">
        {leads.map((lead, index) => (
          <LeadTableRow key={lead.id} lead={lead} index={index} opened={opened} same={same} />
        ))}
      </tbody>
    </table>
  )
}

const neverChanges = () => () => undefined
const onBrowser = () => true
const onServer = () => false
