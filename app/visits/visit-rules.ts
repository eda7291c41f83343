import {
  isLive,
  type VisitState,
  type VisitStatus,
} from '#app/enquiries/visit-request/visit-state.ts'
import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import { isClosed } from '#app/leads/status/lead-status.ts'
import type { DashboardVisit } from '#app/leads/visits/visit-details.ts'

/** Days. */
const FARTHEST = 366
const DAY_MS = 24 * 60 * 60 * 1000

/** Refused for any agent: the visit is over, or its hour has not come, is past or too far. */
export type Forbidden = 'over' | 'early' | 'past' | 'far' | 'unassigned'

/** Undefined for an allowed change. */
export function forbids(
  visit: VisitState,
  to: Partial<VisitState>,
  now: Date,
): Forbidden | undefined {
  if (!isLive(visit.status)) return 'over'
  const next = { ...visit, ...to }
  const hasEnded = next.status === 'came' || next.status === 'missed'
  if (hasEnded && next.startsAt > now) return 'early'
  const isMoved = next.startsAt.getTime() !== visit.startsAt.getTime()
  if (isMoved) return forbidsHour(next.startsAt, now)
  return next.status === 'confirmed' && next.agentId === null ? 'unassigned' : undefined
}

export function forbidsHour(startsAt: Date, now: Date): 'past' | 'far' | undefined {
  if (startsAt <= now) return 'past'
  return startsAt.getTime() - now.getTime() > FARTHEST * DAY_MS ? 'far' : undefined
}

/** What a visit changes of its lead: confirmed sets `site-visit` and the follow-up, cancelled is due at once. */
export function leadChanges(
  visit: Pick<DashboardVisit, 'leadStatus' | 'followUpAt' | 'startsAt'> & {
    status: VisitStatus | null
  },
  next: VisitState,
  now: Date,
): Partial<LeadFacts> {
  const { leadStatus, followUpAt } = visit
  if (isClosed(leadStatus)) return {}
  const wasNext = followUpAt?.getTime() === visit.startsAt.getTime()
  if (next.status === 'confirmed' && (visit.status !== 'confirmed' || wasNext)) {
    const isEarly = leadStatus === 'new' || leadStatus === 'contacted'
    return { ...(isEarly && { status: 'site-visit' }), followUpAt: next.startsAt }
  }
  if (!wasNext) return {}
  if (next.status === 'cancelled') return { followUpAt: now }
  return next.status === 'asked' ? { followUpAt: next.startsAt } : {}
}
