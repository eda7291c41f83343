import type { LeadRow } from './lead-search.ts'

/** The leads that came with one phone: how many there are, and what shows them. */
export type SamePhone = {
  count: (phone: string) => number
  show: (phone: string) => void
}

/** How many leads came with each phone; a phone is stored in one form only. */
export function countPhones(leads: readonly Pick<LeadRow, 'phone'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { phone } of leads) counts.set(phone, (counts.get(phone) ?? 0) + 1)
  return counts
}
