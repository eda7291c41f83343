import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'

import type { LeadRow } from './lead-search.ts'
import { mergeLeads } from './merge-leads.ts'

const EVERY_MS = 30_000

/** A list of leads, or what came since one, as it was at a moment. */
type List = { leads: readonly LeadRow[]; total: number; at: string }

/** Null when the server was out of reach. */
type Answer = List | { hasEnded: true } | null

/**
 * The newest list without a reload: what came since is asked for every 30 seconds while the page is
 * seen, and whenever someone comes back to it. `from` answers that for `?since=`, everything where it
 * is empty, null when it was out of reach and `hasEnded` when there is no session any more; the list
 * at hand then stays. A number that doesn't fit says that
 * a lead went or came from elsewhere, and everything is asked for once.
 */
export function useLiveLeads(loaded: List, from: string) {
  const fetcher = useFetcher<Answer>()
  const [shown, setShown] = useState({ loaded, ...loaded })
  if (shown.loaded !== loaded) setShown({ loaded, ...loaded })
  const answer = fetcher.data
  const fresh = answer && 'leads' in answer ? answer : undefined
  const [seen, setSeen] = useState(fresh)
  if (fresh && fresh !== seen) {
    setSeen(fresh)
    const isWhole = fresh.leads.length === fresh.total
    const leads = isWhole ? fresh.leads : mergeLeads(shown.leads, fresh.leads)
    setShown({ loaded, ...fresh, leads })
  }
  const fits = shown.leads.length === shown.total
  const ask = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || fetcher.state !== 'idle') return
    void fetcher.load(`${from}?since=${fits ? encodeURIComponent(shown.at) : ''}`)
  })
  useEffect(() => {
    if (!fits) ask()
  }, [fits])
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
  return { leads: shown.leads, hasEnded: Boolean(answer && 'hasEnded' in answer) }
}
