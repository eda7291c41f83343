import type { LeadList } from './lead-list.ts'
import type { LeadRow } from './lead-search.ts'

/** The list at hand with a part that was asked for after it. */
export function joinLeads(known: LeadList, part: LeadList): LeadList {
  if (part.part === 'newest') return part
  if (part.part === 'older') return { ...part, leads: mergeLeads(part.leads, known.leads) }
  return { ...part, older: known.older, leads: mergeLeads(known.leads, part.leads) }
}

/**
 * A list with what came since; both newest first. What is in both is taken once, and a list that
 * already has all of it is answered itself.
 */
export function mergeLeads(
  known: readonly LeadRow[],
  newer: readonly LeadRow[],
): readonly LeadRow[] {
  const ids = new Set(newer.map(({ id }) => id))
  // What is as new as `newer` stands in front, so the rest begins soon; it may be very long.
  const head = known.slice(0, newer.length).filter(({ id }) => ids.has(id))
  if (head.length === newer.length) return known
  return [...newer, ...known.filter(({ id }) => !ids.has(id))]
}
