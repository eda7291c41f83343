import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during hydration, whose first render must match the server's. */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
