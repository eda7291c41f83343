import { useEffect, useMemo, useState } from 'react'

import { nextPaint } from '#app/lib/work/next-paint.ts'

import { openIndex, type Search } from './search-index.ts'
import type { Suggestion } from './suggest.ts'

/** Suggestions, and the text that they are for. */
type Suggested = { of: string; options: readonly Suggestion[] }

const NOTHING: Suggested = { of: '', options: [] }

/** Milliseconds without another letter before the server is asked. */
const PAUSE = 120

/**
 * What is suggested for a text that is being typed. Until that is found, after the letter stands in the field or when the server
 * has answered, it is what was suggested for the text before; undefined while nothing can be.
 */
export function useSuggestions(text: string): Suggested | undefined {
  const [search, setSearch] = useState<Search>()
  const [answered, setAnswered] = useState(NOTHING)
  const isEmpty = text.trim() === ''
  const seen = usePainted(text)
  const found = useMemo(
    () => (search?.isHere ? { of: seen, options: search.find(seen) } : undefined),
    [search, seen],
  )
  useEffect(() => {
    // Without the index Enter still asks the server.
    openIndex().then(setSearch, ignore)
  }, [])
  useEffect(() => {
    if (!search || search.isHere || isEmpty) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      const show = (options: readonly Suggestion[]) => setAnswered({ of: text, options })
      search.ask(text, asking.signal).then(show, ignore)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [search, text, isEmpty])
  if (!search) return undefined
  if (found) return found
  return isEmpty ? { of: text, options: [] } : answered
}

/** The text once it stands on the screen: a slow phone looks through the index for longer than a frame. */
function usePainted(text: string): string {
  const [painted, setPainted] = useState(text)
  useEffect(() => {
    let isCurrent = true
    void nextPaint().then(() => {
      if (isCurrent) setPainted(text)
    })
    return () => {
      isCurrent = false
    }
  }, [text])
  return painted
}

function ignore() {
  return undefined
}
