import { useMemo, useRef } from 'react'

import type { LeadRow } from './lead-search.ts'
import { countPhones, type SamePhone } from './same-phone.ts'

/** Searches for a phone as if it had been typed into `field`, from where it can be taken out again. */
export function useSamePhone(leads: readonly LeadRow[], search: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const counts = useMemo(() => countPhones(leads), [leads])
  const same: SamePhone = {
    count: (phone) => counts.get(phone) ?? 0,
    show(phone) {
      search(phone)
      if (!field.current) return
      field.current.value = phone
      field.current.focus()
    },
  }
  return { field, same }
}
