import { dayOf, type IsOpen } from '#app/enquiries/visit-request/visit-slot.ts'
import { endOf } from '#app/enquiries/visit-request/visit-state.ts'
import type { VisitAgent } from '#app/leads/visits/visit-details.ts'
import { sorted } from '#app/lib/lists.ts'

import { boundsOf } from './visit-day.ts'

export type BusyHour = { agentId: string; startsAt: Date; endsAt: Date }

export type FreeHour = { agent: VisitAgent; startsAt: Date }

const HALF_HOUR = 30 * 60_000
/** Quarter hours from midnight: 9:00 to 18:00. */
const [FIRST, LAST] = [18, 36]
const MAX_OFFERS = 2

/** Up to two near hours of the same agent, and two other agents at that hour; none past, on leave or closed. */
export function freeInstead(
  requested: { agentId: string; startsAt: Date },
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
  const hours = hoursNear(requested.startsAt)
  const theirs = agents
    .filter(({ id }) => id === requested.agentId)
    .flatMap((agent) => hours.map((startsAt) => ({ agent, startsAt })))
  const others = agents
    .filter(({ id }) => id !== requested.agentId)
    .map((agent) => ({ agent, startsAt: requested.startsAt }))
  return [theirs, others].flatMap((hoursOf) => hoursOf.filter(isFree).slice(0, MAX_OFFERS))
}

/** Nearest first; of two equally near hours, the later one first. */
function hoursNear(moment: Date): Date[] {
  const midnight = boundsOf(dayOf(moment)).from.getTime()
  const distance = (hour: Date) => Math.abs(hour.getTime() - moment.getTime())
  const hours = Array.from(
    { length: LAST - FIRST + 1 },
    (_, index) => new Date(midnight + (LAST - index) * HALF_HOUR),
  )
  return sorted(hours, (one, other) => distance(one) - distance(other))
}
