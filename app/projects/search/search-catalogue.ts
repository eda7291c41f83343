import type { FilterChoices } from '#app/projects/filter/filter-choices.ts'
import { openSearch, type SearchEntry } from './project-search.ts'
import { listingEntry } from './search-entries.ts'

import { filterChoices, type CatalogueFacts } from './catalogue-facts.ts'
import { lexiconOf, type Lexicon } from '#app/projects/search/line/lexicon.ts'
import type { Listing } from './listing.ts'

/** The catalogue, ready to be asked. */
export type SearchCatalogue = {
  listings: readonly Listing[]
  choices: FilterChoices
  lexicon: Lexicon
  /** Listings that say every word. */
  find: (words: string) => { found: (SearchEntry & { listing: Listing })[]; isClose: boolean }
}

/** Opened once for a catalogue: its index costs more than a question. */
export function openCatalogue(facts: CatalogueFacts): SearchCatalogue {
  const { listings } = facts
  const choices = filterChoices(facts)
  const find = openSearch(listings.map((listing) => ({ ...listingEntry(listing), listing })))
  const lexicon = lexiconOf(listings, choices, (words) => find(words).found.length > 0)
  return { listings, choices, lexicon, find }
}
