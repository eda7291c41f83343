import type { SourceCall } from '#app/sources/adapter.ts'

/** What two events of one call say together: they arrive in any order, and talk time never shrinks. */
export function sameCall(known: SourceCall, later: SourceCall): SourceCall {
  const isAnsweredNow = known.outcome === 'missed' && later.outcome === 'answered'
  const together = isAnsweredNow ? { ...known, ...later } : { ...later, ...known }
  const durationS = Math.max(known.durationS ?? 0, later.durationS ?? 0)
  return { ...together, direction: known.direction, ...(durationS > 0 && { durationS }) }
}
