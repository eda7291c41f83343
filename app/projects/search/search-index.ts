import { openSearch, type SearchEntry } from './project-search.ts'
import { searchEntries } from './search-entries.ts'
import { readFacts } from './read-facts.ts'
import { openCatalogue } from './search-catalogue.ts'
import { suggest, type Suggestion } from './suggest.ts'

/** What a search field suggests for a text, best first. */
export type Search = (text: string) => Suggestion[]

let opening: Promise<Search> | undefined

/** The index is asked for once a page load; after a failure, again. */
export function openIndex(): Promise<Search> {
  opening ??= fetch('/search-index.json')
    .then((response) => response.json())
    .then(openSuggestions)
    .catch((error: unknown) => {
      opening = undefined
      throw error
    })
  return opening
}

/** Opens what the server sent. */
export function openSuggestions(value: unknown): Search {
  const facts = readFacts(value)
  const catalogue = openCatalogue(facts)
  const find = openSearch<SearchEntry>(searchEntries(facts.listings))
  return (text) => suggest(text, catalogue, find)
}
