import { leadTexts } from '#app/desk-texts/en/lead.ts'
import { listTexts } from '#app/desk-texts/en/lead-list.ts'
import { StatusMark } from '#app/leads/panel/status-mark.tsx'

import { deskTime } from './desk-time.ts'
import type { LeadWork } from './lead-search.ts'
import { spanText } from './span-text.ts'

/** How far a lead is and whose it is, below its name. */
export function RowStatus({ status, owner }: LeadWork) {
  return (
    <span className="row-work">
      <StatusMark status={status} /> · {owner?.name ?? <b>{leadTexts.notGiven}</b>}
    </span>
  )
}

/** What was promised, or how soon somebody was in touch, below its time. */
export function RowClock(work: LeadWork) {
  return <span className="row-work">{clockText(work)}</span>
}

function clockText({ status, createdAt, followUpAt, firstContactAt }: LeadWork): string {
  if (followUpAt !== null) return listTexts.nextAt(deskTime(new Date(followUpAt)).slice(5, 16))
  if (firstContactAt !== null) {
    return listTexts.calledIn(spanText(Date.parse(firstContactAt) - Date.parse(createdAt)))
  }
  return status === 'new' ? listTexts.notCalled : ''
}
