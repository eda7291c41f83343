import { isRouteErrorResponse } from 'react-router'

type Given<Loaded> = { request: Request; serverLoader: () => Promise<Loaded> }

/**
 * A client loader of a page that reads itself again: while the server cannot be reached, or cannot answer,
 * the address that is open keeps what it showed last.
 */
export function keepShown<Loaded>() {
  let shown: { address: string; loaded: Loaded } | undefined
  const load = async ({ request, serverLoader }: Given<Loaded>): Promise<Loaded> => {
    try {
      shown = { address: request.url, loaded: await serverLoader() }
      return shown.loaded
    } catch (error) {
      if (shown?.address !== request.url || isAnswer(error)) throw error
      return shown.loaded
    }
  }
  // What the page came with counts as shown.
  return Object.assign(load, { hydrate: true as const })
}

/** It leads elsewhere, or says that there is no such thing. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}
