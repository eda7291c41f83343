import { dayOf, VISIT_DAYS, type IsOpen } from '#app/enquiries/visit-request/visit-slot.ts'
import { endOf } from '#app/enquiries/visit-request/visit-state.ts'
import type { VisitAgent } from '#app/leads/visits/visit-details.ts'
import { sorted } from '#app/lib/lists.ts'

import { boundsOf, dayAfter } from './visit-day.ts'

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

/** The first free office hour of an agent from a day on, within 14 days; `taken` are the agent's own. */
export function nextFree(
  from: string,
  taken: readonly Pick<BusyHour, 'startsAt' | 'endsAt'>[],
  { now, isOpen }: { now: Date; isOpen: IsOpen },
): Date | undefined {
  return Array.from({ length: VISIT_DAYS }, (_, days) => dayAfter(from, days))
    .flatMap((day) => halfHours(day).filter((_, index) => index % 2 === 0))
    .find(
      (startsAt) =>
        startsAt > now &&
        isOpen(startsAt) &&
        !taken.some((hour) => hour.startsAt < endOf(startsAt) && startsAt < hour.endsAt),
    )
}

/** Nearest first; of two equally near hours, the later one first. */
function hoursNear(moment: Date): Date[] {
  const distance = (hour: Date) => Math.abs(hour.getTime() - moment.getTime())
  return sorted(
    halfHours(dayOf(moment)),
    (one, other) => distance(one) - distance(other) || other.getTime() - one.getTime(),
  )
}

function halfHours(day: string): Date[] {
  const midnight = boundsOf(day).from.getTime()
  return Array.from(
    { length: LAST - FIRST + 1 },
    (_, index) => new Date(midnight + (FIRST + index) * HALF_HOUR),
  )
}
