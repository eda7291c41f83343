import { useSyncExternalStore } from 'react'

const asksForCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether nothing may move by itself: where the visitor asks for it, and until the script runs. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = asksForCalm()
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => asksForCalm().matches,
    () => true,
  )
}
