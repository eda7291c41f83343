import { useEffect, useRef, useState } from 'react'

import type { FoundLeads, FoundPage, LeadCount } from '#app/leads/list/lead-list.ts'

import { askAlike, askFound, askFoundCount } from './post-search.ts'
import type { DeskLead } from './lead-search.ts'

/** Debounce, milliseconds. */
const WAIT_MS = 120
/** Milliseconds before a retry. */
const AGAIN_MS = 5000

type News = 'fine' | 'away' | 'ended'

type Found = FoundLeads & { asked: string; total?: LeadCount }

/** Matches after the lead `after` (null for suggestions only); debounces, retries, and drops overtaken answers. */
export function useFoundLeads(typed: string, list: string, after: string | null) {
  const [found, setFound] = useState<Found>()
  const [news, setNews] = useState<News>('fine')
  const reading = useRef<AbortController>(null)
  const isReading = useRef(false)
  const looked = typed.trim()
  const asked = looked === '' ? '' : `${looked} ${list} ${after}`

  useEffect(() => {
    if (asked === '') return undefined
    const left = new AbortController()
    reading.current = left
    const { signal } = left
    const search = { typed: looked, list }
    async function ask() {
      const page = await untilAnswered(() => firstPage(search, after, signal), signal, setNews)
      if (!page) return
      setFound({ ...page, alike: [], asked })
      if (page.older !== null) {
        const total = await untilAnswered(() => askFoundCount(search, signal), signal, setNews)
        if (total) setFound((now) => now && { ...now, total })
      }
      const alike = await untilAnswered(() => askAlike(search, signal), signal, setNews)
      setFound((now) => withAlike(now, asked, alike))
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [asked, looked, list, after])

  const current = found?.asked === asked && asked !== '' ? found : undefined

  async function readMore(): Promise<void> {
    const signal = reading.current?.signal
    const before = current?.older
    if (typeof before !== 'string' || !signal || isReading.current) return
    isReading.current = true
    const next = () => askFound({ typed: looked, list, before }, signal)
    const page = await untilAnswered(next, signal, setNews)
    isReading.current = false
    if (!page) return
    setFound((now) => now && { ...now, ...page, leads: [...now.leads, ...page.leads] })
  }

  return {
    found: current,
    readMore,
    hasEnded: news === 'ended',
    isAway: news === 'away' && asked !== '',
  }
}

/** Suggestions come last, so that no match waits for them. */
function withAlike(
  now: Found | undefined,
  asked: string,
  alike: readonly DeskLead[] | undefined,
): Found | undefined {
  return now?.asked === asked && alike ? { ...now, alike } : now
}

async function firstPage(
  search: { typed: string; list: string },
  after: string | null,
  signal: AbortSignal,
): Promise<FoundPage | 'ended'> {
  if (after === null) return { leads: [], older: null }
  return askFound({ ...search, before: after }, signal)
}

/** Undefined when aborted or signed out. */
async function untilAnswered<T>(
  work: () => Promise<T | 'ended'>,
  signal: AbortSignal,
  tell: (news: News) => void,
): Promise<T | undefined> {
  while (!signal.aborted) {
    try {
      const answer = await work()
      tell(answer === 'ended' ? 'ended' : 'fine')
      return answer === 'ended' ? undefined : answer
    } catch {
      if (signal.aborted) return undefined
      tell('away')
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
  return undefined
}
