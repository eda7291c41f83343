import { useSyncExternalStore } from 'react'

import { leadTexts } from '#app/desk-texts/en/lead.ts'
import { listTexts } from '#app/desk-texts/en/lead-list.ts'
import { StatusMark } from '#app/leads/panel/status-mark.tsx'

import { deskTime } from './desk-time.ts'
import type { LeadWork } from './lead-search.ts'
import { clockOf } from './promise-clock.ts'
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
  const { createdAt, followUpAt, firstContactAt, callBy } = work
  if (followUpAt !== null) return <Said text={listTexts.nextAt(shortTime(followUpAt))} />
  if (callBy !== null) return <PromiseClock callBy={callBy} />
  if (firstContactAt === null) return null
  const span = spanText(Date.parse(firstContactAt) - Date.parse(createdAt))
  return <Said text={listTexts.calledIn(span)} />
}

function Said({ text }: { text: string }) {
  return <span className="row-work">{text}</span>
}

/** The promised first call, counting once the page lives. */
export function PromiseClock({ callBy }: { callBy: string }) {
  const now = useSyncExternalStore(everySecond, nowInSeconds, onServer)
  const { kind, left } = clockOf(Date.parse(callBy), now === 0 ? undefined : now * 1000)
  const text =
    kind === 'running'
      ? listTexts.left(left)
      : kind === 'over'
        ? listTexts.over(shortTime(callBy))
        : listTexts.callBy(shortTime(callBy))
  return <span className={`row-work clock clock--${kind}`}>{text}</span>
}

/** `11-24 09:05`, as the desk's times are. */
function shortTime(iso: string): string {
  return deskTime(new Date(iso)).slice(5, 16)
}

function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, 1000)
  return () => clearInterval(timer)
}

const nowInSeconds = () => Math.floor(Date.now() / 1000)
const onServer = () => 0
