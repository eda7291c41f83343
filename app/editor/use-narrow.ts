import { useSyncExternalStore } from 'react'

/** The same limit as in app/routes/dashboard/projects/editor.css. */
const NARROW = '(max-width: 63.99em)'

/** False on the server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
}

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
