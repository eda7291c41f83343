import { useEffect, useMemo, useState } from 'react'

import { openIndex, type Search } from './search-index.ts'
import type { Suggestion } from './suggest.ts'

/** Suggestions, and the text that they are for. */
type Suggested = { of: string; options: readonly Suggestion[] }

const NOTHING: Suggested = { of: '', options: [] }

/** Milliseconds without another letter before the server is asked. */
const PAUSE = 120

/**
 * What is suggested for a text that is being typed. Until the server has answered it is what was
 * suggested for the text before; undefined while nothing can be.
 */
export function useSuggestions(text: string): Suggested | undefined {
  const [search, setSearch] = useState<Search>()
  const [answered, setAnswered] = useState(NOTHING)
  const isEmpty = text.trim() === ''
  const found = useMemo(
    () => (search?.isHere ? { of: text, options: search.find(text) } : undefined),
    [search, text],
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

function ignore() {
  return undefined
}
