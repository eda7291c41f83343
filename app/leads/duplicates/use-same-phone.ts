import { useMemo } from 'react'

import type { LeadRow } from '#app/leads/search/lead-search.ts'

import { countPhones, type SamePhones } from './same-phone.ts'

/** Searches for a phone as if it had been typed; `show` does that, and is always the same function. */
export function useSamePhone(leads: readonly LeadRow[], show: (typed: string) => void): SamePhones {
  const counts = useMemo(() => countPhones(leads), [leads])
  return useMemo(() => ({ counts, show }), [counts, show])
}
