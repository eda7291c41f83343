import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Counts each page's view where an id is set; `project` is the slug of the project it is about. */
export function useAnalytics(id: string | undefined, project: string | undefined): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (id === undefined) return
    // A page that cannot be measured is a page all the same.
    import('./analytics.ts').then(({ startAnalytics }) => startAnalytics(id).view(project), ignore)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every path is a view
  }, [id, project, pathname])
}

function ignore() {
  return undefined
}
