import { useMemo } from 'react'

import type { LeadRow } from './lead-search.ts'
import { countPhones, type SamePhone } from './same-phone.ts'

/** Searches for a phone as if it had been typed; `show` does that, and is always the same function. */
export function useSamePhone(leads: readonly LeadRow[], show: (typed: string) => void): SamePhone {
  return useMemo(() => {
    const counts = countPhones(leads)
    return {
      count: (phone) => counts.get(phone) ?? 0,
      show,
    }
  }, [leads, show])
}
