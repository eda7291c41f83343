import { useSyncExternalStore } from 'react'

/** False where the device itself knows that it has no connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

function listen(listener: () => void): () => void {
  const left = new AbortController()
  window.addEventListener('online', listener, { signal: left.signal })
  window.addEventListener('offline', listener, { signal: left.signal })
  return () => left.abort()
}
