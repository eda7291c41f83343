import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'

import type { LeadList } from './lead-list.ts'
import { joinLeads } from './merge-leads.ts'

const EVERY_MS = 30_000

/** Null when the server was out of reach. */
type Answer = LeadList | { hasEnded: true } | null

/**
 * The list without a reload: what came since is asked for every 30 seconds while the page is seen, and
 * whenever someone comes back to it; `readMore` asks for the next older part. `from` answers a part of
 * the list, null when it was out of reach (`isAway`) and `hasEnded` when there is no session any more;
 * the list at hand then stays. Where all of it is at hand, a number that doesn't fit says that a lead
 * went or came from elsewhere, and the list is read again.
 */
export function useLiveLeads(loaded: LeadList, from: string) {
  const fetcher = useFetcher<Answer>()
  const [shown, setShown] = useState({ loaded, list: loaded })
  if (shown.loaded !== loaded) setShown({ loaded, list: loaded })
  const { list } = shown
  const answer = fetcher.data
  const fresh = answer && 'leads' in answer ? answer : undefined
  const [seen, setSeen] = useState(fresh)
  if (fresh && fresh !== seen) {
    setSeen(fresh)
    setShown({ loaded, list: joinLeads(list, fresh) })
  }
  const isWhole = list.older === null
  const fits = !isWhole || list.total.isAbout || list.leads.length === list.total.count
  function load(asked: Record<string, string>) {
    if (fetcher.state !== 'idle') return
    void fetcher.load(`${from}?${new URLSearchParams(asked).toString()}`)
  }
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') load({ since: fits ? list.at : '' })
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
  return {
    list,
    readMore: () => (list.older === null ? undefined : load({ before: list.older })),
    hasEnded: Boolean(answer && 'hasEnded' in answer),
    isAway: answer === null,
  }
}
