import { useEffect, useEffectEvent, useRef } from 'react'

import { pickByHand } from '#app/leads/bulk/pick-by-hand.ts'
import type { Picks } from '#app/leads/bulk/use-selection.ts'
import { useSamePhone } from '#app/leads/duplicates/use-same-phone.ts'
import { isNewest, type LeadFilter, type LeadSort } from '#app/leads/search/lead-filter.ts'
import { SEARCH_FORM } from '#app/leads/search/lead-search-form.tsx'
import {
  SimilarLeads,
  SimilarLeadsLine,
  isSimilarInView,
} from '#app/leads/search/suggested-leads.tsx'
import { listTexts } from '#app/strings/en/lead-list.ts'

import { LeadNote } from './row/lead-notes.tsx'
import { LeadTable } from './row/lead-table.tsx'
import { ListMore } from './list-more.tsx'
import { useOpenedMessages } from './row/opened-messages.ts'
import type { LeadView } from './use-lead-view.ts'

type Props = {
  view: LeadView
  typed: string
  search: string
  filter: LeadFilter
  sort: LeadSort
  /** Whether the shown search was posted without script. */
  isPosted: boolean
  /** Query string with `?`, or empty. */
  list: string
  canExport: boolean
  picks: Picks
  onShowSame: (phone: string) => void
}

export function ListedLeads({ view, typed, search, filter, sort, list, picks, ...props }: Props) {
  const { leads, similar, isWhole } = view
  const opened = useOpenedMessages()
  const same = useSamePhone(leads, props.onShowSame)
  const frame = usePickedByHand(picks.isPicking)
  const { ids: selected } = picks.selection
  const shared = { list, opened, same, selected, onSelect: picks.select }
  // New rows above would push away the suggestions that the agent reads.
  const readOn = () => {
    if (!isSimilarInView()) view.readMore()
  }
  return (
    <div ref={frame} className={picks.isPicking ? 'lead-list--picking' : undefined}>
      {leads.length > 0 ? (
        <SimilarLeadsLine count={similar.length} isSorted={!isNewest(sort)} />
      ) : null}
      {leads.length > 0 ? (
        <LeadTable
          leads={leads}
          sorting={{ filter, sort, form: props.isPosted ? SEARCH_FORM : undefined }}
          search={`${typed} ${search}`}
          isWhole={isWhole}
          readMore={readOn}
          {...shared}
        />
      ) : null}
      <div role="status">
        <LeadNote view={view} filter={filter} sort={sort} canExport={props.canExport} />
      </div>
      {isWhole ? null : (
        <ListMore
          count={leads.length}
          readMore={view.readMore}
          texts={isNewest(sort) ? listTexts.older : listTexts.further}
        />
      )}
      <SimilarLeads leads={similar} isSorted={!isNewest(sort)} {...shared} />
    </div>
  )
}

function usePickedByHand(isPicking: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const isNow = useEffectEvent(() => isPicking)
  useEffect(() => {
    const left = new AbortController()
    if (frame.current) pickByHand(frame.current, () => isNow(), left.signal)
    return () => left.abort()
  }, [])
  return frame
}
