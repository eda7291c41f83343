import { listTexts } from '#app/desk-texts/en/lead-list.ts'

import { foundInWords } from './lead-count.ts'
import type { LeadView } from './use-lead-view.ts'

/** How many the list holds, beside its name, and in which order they were found; empty while they are counted. */
export function ListedCount({ view: { total, isFoundNewest } }: { view: LeadView }) {
  return <p className="caption desk-count">{total ? foundInWords(total, isFoundNewest) : null}</p>
}

/** Leads that came in while the list is sorted otherwise: they are shown when somebody wants it. */
export function NewLeads({ view: { unseen, readAnew } }: { view: LeadView }) {
  if (unseen === 0) return null
  return (
    <p className="new-leads" role="status">
      {listTexts.unseen(unseen)}{' '}
      <button type="button" className="link" onClick={readAnew}>
        {listTexts.showUnseen}
      </button>
    </p>
  )
}

/** What stands below the list: how much of it is there, or that nothing is. */
export function LeadNote({ view, mayExport }: { view: LeadView; mayExport: boolean }) {
  const { leads, total, isWhole, isSearching, isFoundNewest } = view
  if (leads.length === 0 && isSearching)
    return <p className="caption desk-note">{listTexts.searching}</p>
  if (leads.length === 0) {
    return (
      <div className="empty">
        <b>{listTexts.none}</b>
      </div>
    )
  }
  return (
    <p className="caption desk-note">
      {total ? `${foundInWords(total, isFoundNewest)}.` : listTexts.counting}{' '}
      {isWhole ? null : <span className="needs-script">{listTexts.olderCome} </span>}
      {mayExport ? listTexts.exportSaves(isWhole) : null}
    </p>
  )
}
