import { useEffect, useRef, useState } from 'react'

import { askFound, askFoundCount } from './ask-found.ts'
import type { FoundLeads, LeadCount } from './lead-list.ts'

/** Milliseconds that a key may follow the one before without a search of its own. */
const WAIT_MS = 120
/** Milliseconds after which a server out of reach is asked again. */
const AGAIN_MS = 5000

/** Whether the server answers, is out of reach, or knows no session any more. */
type News = 'fine' | 'away' | 'ended'

type Found = FoundLeads & { asked: string; total?: LeadCount }

/**
 * What the server finds for what is typed among the leads after those at hand (`after`; null where all
 * are, and names that sound alike are still to be found): asked for when the keys rest, again while the server is out of reach (`isAway`), and an answer
 * that another key has overtaken is dropped. `found` is undefined until the answer is there, and for an
 * empty search; its `total` counts those at hand, too.
 */
export function useFoundLeads(typed: string, filter: string, after: string | null) {
  const [found, setFound] = useState<Found>()
  const [news, setNews] = useState<News>('fine')
  const reading = useRef<AbortController>(null)
  const isReading = useRef(false)
  const looked = typed.trim()
  const isAlike = after === null
  // Nothing sounds like a number.
  const isNothing = looked === '' || (isAlike && !/\p{L}/u.test(looked))
  const asked = isNothing ? '' : `${looked} ${filter} ${after}`

  useEffect(() => {
    if (asked === '') return undefined
    const left = new AbortController()
    reading.current = left
    const { signal } = left
    async function ask() {
      const first = () => askFound({ typed: looked, filter, before: after ?? '', isAlike }, signal)
      const page = await untilAnswered(first, signal, setNews)
      if (!page) return
      setFound({ ...page, asked })
      if (page.older === null) return
      const total = await untilAnswered(
        () => askFoundCount({ typed: looked, filter }, signal),
        signal,
        setNews,
      )
      if (total) setFound((now) => now && { ...now, total })
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [asked, looked, filter, after, isAlike])

  const current = found?.asked === asked && asked !== '' ? found : undefined

  /** Adds the next page where there is one and it is not being read already. */
  async function readMore(): Promise<void> {
    const signal = reading.current?.signal
    const before = current?.older
    if (typeof before !== 'string' || !signal || isReading.current) return
    isReading.current = true
    const next = () => askFound({ typed: looked, filter, before }, signal)
    const page = await untilAnswered(next, signal, setNews)
    isReading.current = false
    if (page) setFound((now) => now && { ...now, ...page, leads: [...now.leads, ...page.leads] })
  }

  return {
    found: current,
    readMore,
    hasEnded: news === 'ended',
    isAway: news === 'away' && asked !== '',
  }
}

/** Answers undefined when nobody waits for it any more, or nobody is signed in. */
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
