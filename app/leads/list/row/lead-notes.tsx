import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { MovedNotice } from '#app/leads/follow-ups/moved-notice.tsx'
import { countWithOrder } from '#app/leads/list/lead-count.ts'
import type { LeadView } from '#app/leads/list/use-lead-view.ts'
import {
  filterNames,
  isNewest,
  listSearch,
  type LeadFilter,
  type LeadSort,
} from '#app/leads/search/lead-filter.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

export function ListedCount({ view: { total }, sort }: { view: LeadView; sort: LeadSort }) {
  return <p className="caption dashboard-count">{total ? countWithOrder(total, sort) : null}</p>
}

/** Leads that moved from the agent, and those that came in. */
export function ListNews({ view }: { view: LeadView }) {
  return (
    <>
      <MovedNotice moved={view.moved} />
      <NewLeads {...view} />
    </>
  )
}

function NewLeads({ unseen, reload }: LeadView) {
  if (unseen === 0) return null
  return (
    <StatusMessage className="new-leads">
      {listTexts.unseen(unseen)}{' '}
      <button type="button" className="link" onClick={reload}>
        {listTexts.showUnseen}
      </button>
    </StatusMessage>
  )
}

type NoteProps = {
  view: Pick<LeadView, 'leads' | 'total' | 'isWhole' | 'isSearching'>
  typed: string
  filter: LeadFilter
  sort: LeadSort
  canExport: boolean
  /** For a search that found nothing. */
  noMatch: ReactNode
}

export function LeadNote({ view, typed, filter, sort, canExport, noMatch }: NoteProps) {
  const { leads, total, isWhole, isSearching } = view
  if (leads.length === 0 && isSearching)
    return <p className="caption dashboard-note">{listTexts.searching}</p>
  if (leads.length === 0) {
    return (
      <div className="empty">
        <b>{listTexts.none}</b>
        {typed.trim() === '' ? <NothingListed filter={filter} sort={sort} /> : noMatch}
      </div>
    )
  }
  const { come } = isNewest(sort) ? listTexts.older : listTexts.further
  return (
    <p className="caption dashboard-note">
      {total ? `${countWithOrder(total, sort)}.` : listTexts.counting}{' '}
      {isWhole ? null : <span className="needs-script">{come} </span>}
      {canExport ? listTexts.exportSaves(isWhole) : null}
    </p>
  )
}

function NothingListed({ filter, sort }: { filter: LeadFilter; sort: LeadSort }) {
  if (!isFiltered(filter)) return <p>{listTexts.noneYet}</p>
  return (
    <>
      <p>{listTexts.noneFits}</p>
      <Link className="button button--line" to={unfilteredAddress(sort)}>
        {listTexts.unfiltered}
      </Link>
    </>
  )
}

export function isFiltered(filter: LeadFilter): boolean {
  return filterNames.some((name) => filter[name] !== undefined)
}

export function unfilteredAddress(sort: LeadSort): string {
  return `/dashboard?${listSearch({}, sort)}`
}
