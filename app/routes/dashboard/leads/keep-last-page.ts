import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'

type ClientLoaderArgs<Loaded> = { request: Request; serverLoader: () => Promise<Loaded> }

/** Keeps the last page while the server is out of reach; with `hydrate` the router would navigate and scroll to the top. */
export function keepLastPage<Loaded>() {
  let lastPage: { address: string; loaded: Loaded } | undefined
  const load = async ({ request, serverLoader }: ClientLoaderArgs<Loaded>): Promise<Loaded> => {
    try {
      return await serverLoader()
    } catch (error) {
      if (lastPage?.address !== request.url || isAnswer(error)) throw error
      return lastPage.loaded
    }
  }
  function useShown(loaded: Loaded): void {
    const { pathname, search } = useLocation()
    useEffect(() => {
      lastPage = { address: window.location.origin + pathname + search, loaded }
    }, [pathname, search, loaded])
  }
  return Object.assign(load, { useShown })
}

function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}
