import { useEffect, useEffectEvent, useRef, useState } from 'react'

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
import { NoMatch } from '#app/leads/search/words/no-match.tsx'
import type { SearchHelp } from '#app/leads/search/words/search-help.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

import { isFiltered, LeadNote, unfilteredAddress } from './row/lead-notes.tsx'
import { LeadTable } from './row/lead-table.tsx'
import { useOpenedMessages } from './row/opened-messages.ts'
import type { LeadView } from './use-lead-view.ts'

type Props = {
  view: LeadView
  typed: string
  search: string
  filter: LeadFilter
  sort: LeadSort
  /** The shown search where it was posted without script; `help` where it found nothing. */
  posted: { help: SearchHelp | undefined } | undefined
  /** Query string with `?`, or empty. */
  list: string
  canExport: boolean
  picks: Picks
  onSearch: (typed: string) => void
}

export function ListedLeads({ view, typed, search, filter, sort, list, picks, ...props }: Props) {
  const { leads, similar, isWhole } = view
  const opened = useOpenedMessages()
  const same = useSamePhone(leads, props.onSearch)
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
          sorting={{ filter, sort, form: props.posted ? SEARCH_FORM : undefined }}
          search={`${typed} ${search}`}
          isWhole={isWhole}
          readMore={readOn}
          {...shared}
        />
      ) : null}
      <div role="status">
        <LeadNote
          view={view}
          typed={typed}
          filter={filter}
          sort={sort}
          canExport={props.canExport}
          noMatch={
            <NoMatch
              typed={typed}
              list={list}
              unfiltered={isFiltered(filter) ? unfilteredAddress(sort) : undefined}
              posted={props.posted?.help}
              onSearch={props.onSearch}
            />
          }
        />
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

const LEAD = 'a[href^="/dashboard/leads/"]'

type ListMoreProps = {
  count: number
  readMore: () => void
  texts: typeof listTexts.older | typeof listTexts.further
}

/** Loads more rows for keyboard users, and focuses the first new one; `count` is the number loaded. */
function ListMore({ count, readMore, texts }: ListMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  const last = useRef<{ href: string; count: number }>(undefined)
  const [requestedAt, setRequestedAt] = useState(-1)
  useEffect(() => {
    const before = last.current
    if (!before || before.count === count) return
    last.current = undefined
    const row = document.querySelector(`.table a[href="${before.href}"]`)?.closest('tr')
    row?.nextElementSibling?.querySelector<HTMLElement>(LEAD)?.focus()
  }, [count])
  function requestMore() {
    const table = button.current?.parentElement?.querySelector('.table')
    const rows = table?.querySelectorAll(`tr:last-child ${LEAD}`)
    const href = rows?.item(rows.length - 1)?.getAttribute('href')
    last.current = href ? { href, count } : undefined
    setRequestedAt(count)
    readMore()
  }
  return (
    <button
      ref={button}
      type="button"
      className="button button--line list-more needs-script"
      data-count={count}
      onClick={requestMore}
    >
      {requestedAt === count ? listTexts.readingOn : texts.show}
    </button>
  )
}
