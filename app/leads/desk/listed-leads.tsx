import { useEffect, useEffectEvent, useRef } from 'react'

import { pickByHand } from '#app/leads/bulk/pick-by-hand.ts'
import type { Picks } from '#app/leads/bulk/use-selection.ts'

import { AlikeLeads, AlikeLine, isAlikeInView } from './alike-leads.tsx'
import type { LeadFilter } from './lead-filter.ts'
import { LeadNote } from './lead-notes.tsx'
import { LeadTable } from './lead-table.tsx'
import { ListMore } from './list-more.tsx'
import { useOpenedMessages } from './opened-messages.ts'
import type { LeadView } from './use-lead-view.ts'
import { useSamePhone } from './use-same-phone.ts'

type Props = {
  view: LeadView
  /** What is searched for, and the address of the list, which tell one list from another. */
  typed: string
  search: string
  filter: LeadFilter
  /** The part of the address that says the list, with ? in front, or nothing. */
  list: string
  mayExport: boolean
  picks: Picks
  onShowSame: (phone: string) => void
}

/** The rows of the list, of which some may be selected, and what stands below them. */
export function ListedLeads({ view, typed, search, filter, list, picks, ...props }: Props) {
  const { leads, alike, isWhole } = view
  const opened = useOpenedMessages()
  const same = useSamePhone(leads, props.onShowSame)
  const frame = usePickedByHand(picks.isPicking)
  const { ids: selected } = picks.selection
  const shared = { list, opened, same, selected, onSelect: picks.select }
  // Whoever looks at what is suggested would see it pushed away by what comes above.
  const readOn = () => {
    if (!isAlikeInView()) view.readMore()
  }
  return (
    <div ref={frame} className={picks.isPicking ? 'picking' : undefined}>
      {leads.length > 0 ? <AlikeLine count={alike.length} /> : null}
      {leads.length > 0 ? (
        <LeadTable
          leads={leads}
          sorting={{ filter, sort: view.order, isFixed: typed.trim() !== '' }}
          search={`${typed} ${search}`}
          isWhole={isWhole}
          readMore={readOn}
          {...shared}
        />
      ) : null}
      <div role="status">
        <LeadNote view={view} mayExport={props.mayExport} />
      </div>
      {isWhole ? null : <ListMore count={leads.length} readMore={view.readMore} />}
      <AlikeLeads leads={alike} {...shared} />
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
