import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'

type Given<Loaded> = { request: Request; serverLoader: () => Promise<Loaded> }

/**
 * A client loader of a page that reads itself again: while the server cannot be reached, or cannot answer,
 * the address that is open keeps what it showed last, which the page tells by `useShown`. The loader does
 * not run for what came from the server (`hydrate`): the router would take that for a navigation, and
 * scroll to the top whoever has begun to read.
 */
export function keepShown<Loaded>() {
  let shown: { address: string; loaded: Loaded } | undefined
  const load = async ({ request, serverLoader }: Given<Loaded>): Promise<Loaded> => {
    try {
      return await serverLoader()
    } catch (error) {
      if (shown?.address !== request.url || isAnswer(error)) throw error
      return shown.loaded
    }
  }
  function useShown(loaded: Loaded): void {
    const { pathname, search } = useLocation()
    useEffect(() => {
      shown = { address: window.location.origin + pathname + search, loaded }
    }, [pathname, search, loaded])
  }
  return Object.assign(load, { useShown })
}

/** It leads elsewhere, or says that there is no such thing. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}
