import { useSyncExternalStore } from 'react'

/** Where the page and its form have no room beside each other; listings/editor.css draws the same line. */
const NARROW = '(max-width: 63.99em)'

/** Whether the screen is as narrow as a phone's or a tablet's; a server does not know, and says no. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
}

function follow(tell: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
