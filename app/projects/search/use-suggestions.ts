import { useEffect, useMemo, useState } from 'react'

import { openIndex, type Search } from './search-index.ts'
import type { Suggestion } from './suggest.ts'

type Suggested = { of: string; options: readonly Suggestion[] }

const NOTHING: Suggested = { of: '', options: [] }

/** Milliseconds without typing before a request. */
const PAUSE = 120

/** Keeps the previous suggestions until the next arrive; undefined when there are none. */
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
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const show = (options: readonly Suggestion[]) => setAnswered({ of: text, options })
      search.request(text, controller.signal).then(show, ignore)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search, text, isEmpty])
  if (!search) return undefined
  if (found) return found
  return isEmpty ? { of: text, options: [] } : answered
}

function ignore() {
  return undefined
}
