import { useEffect, useRef, useState } from 'react'

import type { FoundLeads, FoundPage, LeadCount } from '#app/leads/list/lead-list.ts'

import { fetchSimilar, fetchMatches, fetchMatchCount } from './post-search.ts'
import { BEYOND_NAMES, type DashboardLead } from './lead-search.ts'

/** Debounce, milliseconds. */
const WAIT_MS = 60
/** Milliseconds before a retry. */
const AGAIN_MS = 5000

type SearchStatus = 'fine' | 'away' | 'ended'

type Found = FoundLeads & { key: string; total?: LeadCount }

/** Matches after the lead `after` (null where all names are at hand); debounces, retries, and drops outdated answers. */
export function useFoundLeads(typed: string, list: string, after: string | null) {
  const [found, setFound] = useState<Found>()
  const [news, setNews] = useState<SearchStatus>('fine')
  const reading = useRef<AbortController>(null)
  const isReading = useRef(false)
  const looked = typed.trim()
  const key = looked === '' ? '' : `${looked} ${list} ${after}`

  useEffect(() => {
    if (key === '') return undefined
    const left = new AbortController()
    reading.current = left
    const { signal } = left
    const search = { typed: looked, list }
    async function runSearch() {
      const pageAfter = (before: string) =>
        untilAnswered(() => fetchMatches({ ...search, before }, signal), signal, setNews)
      const named = await pageAfter(after ?? BEYOND_NAMES)
      if (!named) return
      const hasRoom = named.older === BEYOND_NAMES
      isReading.current = hasRoom
      setFound({ ...named, similar: [], key })
      // The matches by name are on the screen while the others are searched for.
      const others = hasRoom ? await pageAfter(BEYOND_NAMES) : undefined
      // An aborted search has left this to the next one.
      if (!signal.aborted) isReading.current = false
      if (others) setFound((now) => withPage(now, key, others))
      if ((others ?? named).older !== null) {
        const total = await untilAnswered(() => fetchMatchCount(search, signal), signal, setNews)
        if (total) setFound((now) => now && { ...now, total })
      }
      const similar = await untilAnswered(() => fetchSimilar(search, signal), signal, setNews)
      setFound((now) => withSimilar(now, key, similar))
    }
    const timer = setTimeout(() => void runSearch(), WAIT_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [key, looked, list, after])

  const current = found?.key === key && key !== '' ? found : undefined

  async function readMore(): Promise<void> {
    const signal = reading.current?.signal
    const before = current?.older
    if (typeof before !== 'string' || !signal || isReading.current) return
    isReading.current = true
    const next = () => fetchMatches({ typed: looked, list, before }, signal)
    const page = await untilAnswered(next, signal, setNews)
    isReading.current = false
    if (!page) return
    setFound((now) => withPage(now, key, page))
  }

  return {
    found: current,
    readMore,
    hasEnded: news === 'ended',
    isOffline: news === 'away' && key !== '',
  }
}

/** Suggestions come last, so that no match waits for them. */
function withSimilar(
  now: Found | undefined,
  key: string,
  similar: readonly DashboardLead[] | undefined,
): Found | undefined {
  return now?.key === key && similar ? { ...now, similar } : now
}

function withPage(now: Found | undefined, key: string, page: FoundPage): Found | undefined {
  return now?.key === key ? { ...now, ...page, leads: [...now.leads, ...page.leads] } : now
}

/** Undefined when aborted or signed out. */
async function untilAnswered<T>(
  work: () => Promise<T | 'ended'>,
  signal: AbortSignal,
  report: (status: SearchStatus) => void,
): Promise<T | undefined> {
  while (!signal.aborted) {
    try {
      const answer = await work()
      report(answer === 'ended' ? 'ended' : 'fine')
      return answer === 'ended' ? undefined : answer
    } catch {
      if (signal.aborted) return undefined
      report('away')
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
  return undefined
}
