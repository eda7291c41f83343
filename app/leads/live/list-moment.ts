import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let shown: string | undefined

function show(moment: string | undefined): void {
  shown = moment
  for (const listener of listeners) listener()
}

/** The list on the screen was read `at` this moment (ISO 8601), which the header says while it is offline. */
export function useListMoment(at: string): void {
  useEffect(() => {
    show(at)
    return () => show(undefined)
  }, [at])
}

export function useShownMoment(): string | undefined {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => undefined,
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
