import { useSyncExternalStore } from 'react'

import { onShortlistChange, shortlisted } from './shortlist-store.ts'

/** The slugs that this device keeps; undefined until the page's script runs. */
export function useShortlist(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(
    onShortlistChange,
    shortlisted,
    () => undefined,
  )
}
