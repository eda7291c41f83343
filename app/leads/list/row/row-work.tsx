import { useSyncExternalStore } from 'react'

import { StatusMark } from '#app/leads/detail/facts/status-mark.tsx'
import { momentOn, shortMoment } from '#app/leads/detail/spoken-moment.ts'
import { everyMinute, useToday } from '#app/leads/list/use-today.ts'
import type { LeadWork } from '#app/leads/search/lead-search.ts'
import { theirTime } from '#app/leads/status/their-clock.ts'
import { isSpokenFirst } from '#app/staff/working-hours/waited.ts'
import { spanText } from '#app/staff/working-hours/duration-text.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

import { clockOf } from './promise-clock.ts'

export function RowStatus({ status, owner }: LeadWork) {
  return (
    <span className="row-work">
      <StatusMark status={status} />
      <span className="row-dot"> · </span>
      <span>{owner?.name ?? <b>{leadTexts.unassigned}</b>}</span>
    </span>
  )
}

/** The time of a person abroad, after hydration. */
export function RowAbroad({ abroad }: LeadWork) {
  const minute = useSyncExternalStore(everyMinute, nowInMinutes, onServer)
  const time = abroad && minute !== 0 && theirTime(new Date(minute * 60_000), abroad)
  return time ? (
    <span className="row-work" title={abroad.country}>
      {time}
    </span>
  ) : null
}

export function RowClock(work: LeadWork) {
  const { createdAt, followUpAt, firstContactAt, callBy } = work
  if (followUpAt !== null) return <FollowUpTime at={followUpAt} />
  if (callBy !== null) return <PromiseClock callBy={callBy} />
  if (firstContactAt === null) return null
  const ms = Date.parse(firstContactAt) - Date.parse(createdAt)
  const text = isSpokenFirst(ms) ? listTexts.spokenFirst : listTexts.calledIn(spanText(ms))
  return <span className="row-work row-reached">{text}</span>
}

function FollowUpTime({ at }: { at: string }) {
  const today = useToday()
  const isOver = useSyncExternalStore(everyMinute, () => Date.parse(at) <= Date.now(), notYet)
  return (
    <span className={isOver ? 'row-work clock clock--over' : 'row-work'}>
      <span className="row-follow-up">{listTexts.followUp} </span>
      {isOver ? listTexts.overdueSince(shortMoment(at, today)) : momentOn(at, today)}
    </span>
  )
}

/** The promised first call, counting after hydration. */
export function PromiseClock({ callBy }: { callBy: string }) {
  const now = useSyncExternalStore(everySecond, nowInSeconds, onServer)
  const { kind, left } = clockOf(Date.parse(callBy), now === 0 ? undefined : now * 1000)
  const moment = useShortMoment(callBy)
  const text =
    kind === 'running'
      ? listTexts.left(left)
      : kind === 'over'
        ? listTexts.over(moment)
        : listTexts.callBy(moment)
  return <span className={`row-work clock clock--${kind}`}>{text}</span>
}

/** `9:05 am` for today, else `Fri 27 Nov, 9:05 am`. */
function useShortMoment(iso: string): string {
  return shortMoment(iso, useToday())
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

const nowInSeconds = () => Math.floor(Date.now() / 1000)
const nowInMinutes = () => Math.floor(Date.now() / 60_000)
const onServer = () => 0
const notYet = () => false
