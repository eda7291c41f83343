import { useCallback, useMemo, useRef } from 'react'

import type { LeadRow } from './lead-search.ts'
import { countPhones, type SamePhones } from './same-phone.ts'

/**
 * Searches for a phone as if it had been typed into `field`, from where it can be taken out again.
 * `search` is always the same function.
 */
export function useSamePhone(leads: readonly LeadRow[], search: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const show = useCallback(
    (phone: string) => {
      search(phone)
      if (!field.current) return
      field.current.value = phone
      field.current.focus()
    },
    [search],
  )
  const counts = useMemo(() => countPhones(leads), [leads])
  return { field, same: { counts, show } satisfies SamePhones }
}
