import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether this is drawn by the browser of its own accord: false as the server's page is taken over, whose
 * first drawing must be the server's, which does not know what the browser keeps of its history.
 */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
