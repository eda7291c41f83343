import type { LeadRow } from '#app/leads/search/lead-search.ts'

export type SamePhones = {
  counts: ReadonlyMap<string, number>
  show: (phone: string) => void
}

export function countPhones(leads: readonly Pick<LeadRow, 'phone'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { phone } of leads) counts.set(phone, (counts.get(phone) ?? 0) + 1)
  return counts
}
