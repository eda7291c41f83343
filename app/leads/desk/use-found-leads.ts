import { useEffect, useRef, useState } from 'react'

import { askFound, askFoundCount } from './ask-found.ts'
import type { FoundLeads, LeadCount } from './lead-list.ts'

/** Milliseconds that a key may follow the one before without a search of its own. */
const WAIT_MS = 120

type Found = FoundLeads & { asked: string; total?: LeadCount }
type News = { hasEnded?: boolean; isAway?: boolean }

/**
 * What the server finds for what is typed among the leads after those at hand (`after`; null where all
 * are): asked for when the keys rest, and an answer that another key has overtaken is dropped. `found`
 * is undefined until the answer is there, and for an empty search; its `total` counts those at hand, too.
 */
export function useFoundLeads(typed: string, after: string | null) {
  const [found, setFound] = useState<Found>()
  const [news, setNews] = useState<News>({})
  const reading = useRef<AbortController>(null)
  const isReading = useRef(false)
  const looked = typed.trim()
  const asked = looked === '' || after === null ? '' : `${looked} ${after}`

  useEffect(() => {
    const left = new AbortController()
    reading.current = left
    const { signal } = left
    async function ask() {
      const page = await askFound({ typed: looked, before: after ?? '' }, signal)
      if (page === 'ended') return setNews({ hasEnded: true })
      setFound({ ...page, asked })
      setNews({})
      if (page.older === null) return
      const total = await askFoundCount(looked, signal)
      if (total !== 'ended') setFound((now) => now && { ...now, total })
    }
    const timer = setTimeout(() => {
      ask().catch(() => signal.aborted || setNews({ isAway: true }))
    }, WAIT_MS)
    if (asked === '') clearTimeout(timer)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [asked, looked, after])

  const current = found?.asked === asked && asked !== '' ? found : undefined

  /** Adds the next page where there is one and it is not being read already. */
  async function readMore(): Promise<void> {
    const signal = reading.current?.signal
    if (!current || current.older === null || !signal || isReading.current) return
    isReading.current = true
    try {
      const page = await askFound({ typed: looked, before: current.older }, signal)
      if (page === 'ended') setNews({ hasEnded: true })
      else setFound((now) => now && { ...now, ...page, leads: [...now.leads, ...page.leads] })
    } catch {
      if (!signal.aborted) setNews({ isAway: true })
    } finally {
      isReading.current = false
    }
  }

  return { found: current, readMore, ...news }
}
