import { runYielding } from '#app/lib/async/yield-to-event-loop.ts'

import { readFacts, readSuggestions } from './read-facts.ts'
import { openingCatalogue, wordlessCatalogue } from './search-catalogue.ts'
import {
  LONGEST_TEXT,
  matchingSlugs,
  SUGGESTIONS_PATH,
  suggest,
  type Suggestion,
} from './suggest.ts'

/** In the browser, or on the server for a large catalogue. */
export type Search =
  | ({ isHere: true } & KnownSearch)
  | { isHere: false; request: (text: string, signal: AbortSignal) => Promise<Suggestion[]> }

type KnownSearch = {
  find: (text: string) => Suggestion[]
  matching: (text: string) => Set<string>
}

let opening: Promise<Search> | undefined

/** Loaded once per page; retried after a failure. */
export function openIndex(): Promise<Search> {
  opening ??= fetch('/search-index.json')
    .then((response) => response.json())
    .then(openSent)
    .catch((error: unknown) => {
      opening = undefined
      throw error
    })
  return opening
}

async function openSent(value: unknown): Promise<Search> {
  const isElsewhere = typeof value === 'object' && value !== null && 'suggestions' in value
  return isElsewhere
    ? { isHere: false, request: fetchSuggestions }
    : { isHere: true, ...(await openSuggestions(value)) }
}

/** Indexes in steps, so that typing stays responsive. */
export async function openSuggestions(value: unknown): Promise<KnownSearch> {
  const catalogue = await runYielding(openingCatalogue(wordlessCatalogue(readFacts(value))))
  return {
    find: (text) => suggest(text, catalogue),
    matching: (text) => matchingSlugs(text, catalogue),
  }
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const params = new URLSearchParams({ q: text.trim().slice(0, LONGEST_TEXT) })
  const answer = await fetch(`${SUGGESTIONS_PATH}?${params}`, { signal })
  if (!answer.ok) throw new Error('No suggestions came.')
  return readSuggestions(await answer.json())
}
