import { dayOf, type IsOpen } from '#app/enquiries/visit-request/visit-slot.ts'
import { endOf } from '#app/enquiries/visit-request/visit-state.ts'
import type { VisitAgent } from '#app/leads/visits/visit-details.ts'
import { sorted } from '#app/lib/lists.ts'

import { boundsOf } from './visit-day.ts'

/** An hour that somebody has given away. */
export type BusyHour = { agentId: string; startsAt: Date; endsAt: Date }

/** An hour of somebody that is free. */
export type FreeHour = { agent: VisitAgent; startsAt: Date }

const HALF_HOUR = 30 * 60_000
/** Hours that are offered start from 9:00 to 18:00. */
const [FIRST, LAST] = [18, 36]
const MOST = 2

/**
 * What is free instead of an hour that is not: the nearest hours of the same agent on that day, and
 * other agents at that very hour; two of each at most, none of them past, and all while the office `isOpen`.
 * Who is on leave that day has none.
 */
export function freeInstead(
  wish: { agentId: string; startsAt: Date },
  agents: readonly VisitAgent[],
  busy: readonly BusyHour[],
  { now, isOpen }: { now: Date; isOpen: IsOpen },
): FreeHour[] {
  const isFree = ({ agent, startsAt }: FreeHour) =>
    !agent.isAway &&
    isOpen(startsAt) &&
    startsAt > now &&
    !busy.some(
      (hour) =>
        hour.agentId === agent.id && hour.startsAt < endOf(startsAt) && startsAt < hour.endsAt,
    )
  const hours = hoursNear(wish.startsAt)
  const theirs = agents
    .filter(({ id }) => id === wish.agentId)
    .flatMap((agent) => hours.map((startsAt) => ({ agent, startsAt })))
  const others = agents
    .filter(({ id }) => id !== wish.agentId)
    .map((agent) => ({ agent, startsAt: wish.startsAt }))
  return [theirs, others].flatMap((hoursOf) => hoursOf.filter(isFree).slice(0, MOST))
}

/** The half hours of a moment's day, the nearest first, the later of two as near. */
function hoursNear(moment: Date): Date[] {
  const midnight = boundsOf(dayOf(moment)).from.getTime()
  const away = (hour: Date) => Math.abs(hour.getTime() - moment.getTime())
  const hours = Array.from(
    { length: LAST - FIRST + 1 },
    (_, index) => new Date(midnight + (LAST - index) * HALF_HOUR),
  )
  return sorted(hours, (one, other) => away(one) - away(other))
}
