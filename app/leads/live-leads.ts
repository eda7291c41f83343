import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'

import type { LeadRow } from './lead-search.ts'

const EVERY_MS = 30_000

/**
 * The newest list without a reload: asked for again every 30 seconds while the page is seen, and
 * whenever someone comes back to it. `from` answers `{ leads }`, or null when it was out of reach;
 * the list at hand then stays.
 */
export function useLiveLeads(loaded: readonly LeadRow[], from: string): readonly LeadRow[] {
  const fetcher = useFetcher<{ leads: readonly LeadRow[] } | null>()
  const [shown, setShown] = useState({ loaded, leads: loaded })
  if (shown.loaded !== loaded) setShown({ loaded, leads: loaded })
  const fresh = fetcher.data?.leads
  const [seen, setSeen] = useState(fresh)
  if (fresh && fresh !== seen) {
    setSeen(fresh)
    setShown({ loaded, leads: fresh })
  }
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && fetcher.state === 'idle') void fetcher.load(from)
  })
  useEffect(() => {
    const askNow = () => ask()
    const timer = setInterval(askNow, EVERY_MS)
    document.addEventListener('visibilitychange', askNow)
    window.addEventListener('focus', askNow)
    window.addEventListener('online', askNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askNow)
      window.removeEventListener('focus', askNow)
      window.removeEventListener('online', askNow)
    }
  }, [])
  return shown.leads
}
