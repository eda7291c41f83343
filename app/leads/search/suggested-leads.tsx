import type { MouseEvent } from 'react'

import type { SharedByRows } from '#app/leads/list/lead-rows.tsx'
import { PlainLeadTable } from '#app/leads/list/row/lead-table.tsx'
import { listTexts } from '#app/strings/en/lead-list.ts'

import type { DashboardLead } from './lead-search.ts'

const HEAD = 'similar-leads'

type Props = SharedByRows & {
  leads: readonly DashboardLead[]
  isSorted: boolean
}

/** Suggestions below the matches, neither counted nor exported. */
export function SimilarLeads({ leads, isSorted, ...table }: Props) {
  if (leads.length === 0) return null
  return (
    <section className="similar-leads" aria-labelledby={HEAD}>
      <h2 id={HEAD} tabIndex={-1}>
        {listTexts.similar}
      </h2>
      {isSorted ? <p className="caption">{listTexts.similarNewest}</p> : null}
      <PlainLeadTable leads={leads} count={leads.length} sorting={undefined} {...table} />
    </section>
  )
}

export function SimilarLeadsLine({ count, isSorted }: { count: number; isSorted: boolean }) {
  return (
    <p className="similar-leads-line" role="status">
      {count === 0 ? null : (
        <a className="link" href={`#${HEAD}`} onClick={goToSimilar}>
          {listTexts.similarBelow(count, isSorted)}
        </a>
      )}
    </p>
  )
}

export function isSimilarInView(): boolean {
  const head = document.querySelector(`#${HEAD}`)
  return head !== null && head.getBoundingClientRect().top < window.innerHeight
}

/** Frames in which the rows above may still change height. */
const MAX_FRAMES = 30

/** Scrolls in the page, since rows that render on the way move the target; the address stays. */
function goToSimilar(event: MouseEvent): void {
  const head = document.querySelector<HTMLElement>(`#${HEAD}`)
  if (!head) return
  event.preventDefault()
  head.focus({ preventScroll: true })
  let frames = 0
  let top = Infinity
  const look = () => {
    head.scrollIntoView({ behavior: 'instant', block: 'start' })
    const now = head.getBoundingClientRect().top
    const isThere = frames > 2 && Math.abs(now - top) < 1
    top = now
    frames += 1
    if (!isThere && frames < MAX_FRAMES) requestAnimationFrame(look)
  }
  look()
}
