import type { LeadRow } from '#app/leads/search/lead-search.ts'

/** How many leads came with each phone, and what shows those of one: always the same function. */
export type SamePhones = {
  counts: ReadonlyMap<string, number>
  show: (phone: string) => void
}

/** How many leads came with each phone; a phone is stored in one form only. */
export function countPhones(leads: readonly Pick<LeadRow, 'phone'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { phone } of leads) counts.set(phone, (counts.get(phone) ?? 0) + 1)
  return counts
}
