import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { useDeskNews } from '#app/leads/live/use-desk-news.ts'

import type { LeadSort } from './lead-filter.ts'
import type { LeadList } from './lead-list.ts'
import { joinLeads, knownList } from './merge-leads.ts'

/** Milliseconds after which a page that hears no news asks by itself. */
const EVERY_MS = 30_000

/** Null when the server was out of reach. */
type Answer = LeadList | { hasEnded: true } | null

/**
 * The list without a reload: what changed is asked for when the server says that something did, and
 * whenever someone comes back to the page; every 30 seconds where the server cannot say it. `readMore`
 * asks for the next part. `from` answers a part of the list, null when it was out of reach (`isAway`)
 * and `hasEnded` when there is no session any more; the list at hand then stays.
 */
export function useLiveLeads(loaded: LeadList, from: string, sort: LeadSort) {
  const fetcher = useFetcher<Answer>()
  const [shown, setShown] = useState(() => ({ loaded, list: knownList(loaded) }))
  if (shown.loaded !== loaded) setShown({ loaded, list: knownList(loaded) })
  const { list } = shown
  const answer = fetcher.data
  const fresh = answer && 'leads' in answer ? answer : undefined
  const [seen, setSeen] = useState(fresh)
  const isBehind = useRef(false)
  const isShort = useRef(false)
  if (fresh && fresh !== seen) {
    setSeen(fresh)
    setShown({ loaded, list: joinLeads(list, fresh, sort) })
  }
  const isWhole = list.older === null
  const fits = !isWhole || list.total.isAbout || list.leads.length === list.total.count
  function load(asked: Record<string, string>) {
    const [path = '', search = ''] = from.split('?')
    const all = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(asked)])
    void fetcher.load(`${path}?${all.toString()}`)
  }
  const ask = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    // What is heard while an answer is under way may not be in it.
    if (fetcher.state !== 'idle') isBehind.current = true
    else load({ since: fits ? list.mark : '' })
  })
  const isIdle = fetcher.state === 'idle'
  function readMore() {
    isShort.current = list.older !== null
    if (list.older !== null && isIdle) load({ before: list.older })
  }
  const readAgain = useEffectEvent(readMore)
  useEffect(() => {
    if (!isIdle) return
    if (answer && 'part' in answer && answer.part === 'older') isShort.current = false
    if (isBehind.current) {
      isBehind.current = false
      ask()
    } else if (isShort.current && answer) {
      // News overtook it: whatever is asked ends what was asked before.
      readAgain()
    }
  }, [isIdle, answer])
  useEffect(() => {
    if (!fits) ask()
  }, [fits])
  const { isLive } = useDeskNews('leads', ask)
  useEffect(() => {
    const askNow = () => ask()
    const timer = isLive ? undefined : setInterval(askNow, EVERY_MS)
    document.addEventListener('visibilitychange', askNow)
    window.addEventListener('focus', askNow)
    window.addEventListener('online', askNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askNow)
      window.removeEventListener('focus', askNow)
      window.removeEventListener('online', askNow)
    }
  }, [isLive])
  return {
    list,
    isLive,
    readMore,
    readAnew: () => load({ since: '' }),
    hasEnded: Boolean(answer && 'hasEnded' in answer),
    isAway: answer === null,
  }
}
