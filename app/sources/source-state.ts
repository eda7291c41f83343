const HOUR_MS = 3_600_000
/** Fewer gaps than this say nothing about what is usual. */
const MIN_GAPS = 8
const MIN_QUIET_HOURS = 24
/** A refusal is old news by then. */
const REFUSAL_HOURS = 24
const ENDING_DAYS = 14

export type SourceStateName = 'failing' | 'quiet' | 'working' | 'not-set-up' | 'paused'

export type SourceFacts = {
  isPaused: boolean
  failingSince: Date | null
  refusedAt: Date | null
  /** When someone last sent with a key that was removed. */
  oldKeyUsedAt: Date | null
  testedAt: Date | null
  /** Of a delivery that we took. */
  lastDeliveryAt: Date | null
  lastLeadAt: Date | null
  snoozedUntil: Date | null
  /** Between two leads, in eight weeks. */
  gaps: { count: number; usualHours: number; rareHours: number }
}

/** What an owner has to know of a source (SOURCES.md 8.3). */
export function sourceState(facts: SourceFacts, now: Date): SourceStateName {
  const { isPaused, failingSince, oldKeyUsedAt, lastDeliveryAt, testedAt } = facts
  if (isPaused) return 'paused'
  if (failingSince) return 'failing'
  // What comes with the right key says nothing of a second sender.
  if (isRecent(oldKeyUsedAt, now)) return 'failing'
  if (lastDeliveryAt === null && testedAt === null) return 'not-set-up'
  if (isRefused(facts, now)) return 'failing'
  return isQuiet(facts, now) ? 'quiet' : 'working'
}

/** Since its last delivery. */
function isRefused({ refusedAt, lastDeliveryAt }: SourceFacts, now: Date): boolean {
  if (refusedAt === null || !isRecent(refusedAt, now)) return false
  return lastDeliveryAt === null || lastDeliveryAt < refusedAt
}

export function isRecent(moment: Date | null, now: Date): boolean {
  return moment !== null && hoursBetween(moment, now) < REFUSAL_HOURS
}

/** No lead for longer than 99 of 100 gaps of its own, and a day at least. */
function isQuiet({ lastLeadAt, snoozedUntil, gaps }: SourceFacts, now: Date): boolean {
  if (lastLeadAt === null || gaps.count < MIN_GAPS) return false
  if (snoozedUntil && snoozedUntil > now) return false
  return hoursBetween(lastLeadAt, now) > Math.max(MIN_QUIET_HOURS, gaps.rareHours)
}

/** Time for an owner to renew an access that ends. */
export function isEndingSoon(endsAt: Date | undefined, now: Date): boolean {
  return endsAt !== undefined && hoursBetween(now, endsAt) < ENDING_DAYS * 24
}

export function hoursBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / HOUR_MS
}
