import { useMemo, useRef } from 'react'

import type { LeadRow } from './lead-search.ts'
import { countPhones, type SamePhone } from './same-phone.ts'

/**
 * Searches for a phone as if it had been typed into `field`, from where it can be taken out again.
 * `search` is always the same function.
 */
export function useSamePhone(leads: readonly LeadRow[], search: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const same = useMemo((): SamePhone => {
    const counts = countPhones(leads)
    return {
      count: (phone) => counts.get(phone) ?? 0,
      show(phone) {
        search(phone)
        if (!field.current) return
        field.current.value = phone
        field.current.focus()
      },
    }
  }, [leads, search])
  return { field, same }
}
