import { useMemo } from 'react'

import type { LeadRow } from '#app/leads/search/lead-search.ts'

import { countPhones, type SamePhones } from './same-phone.ts'

export function useSamePhone(leads: readonly LeadRow[], show: (typed: string) => void): SamePhones {
  const counts = useMemo(() => countPhones(leads), [leads])
  return useMemo(() => ({ counts, show }), [counts, show])
}
