import { atOnce, type Steps } from '#app/lib/async/yield-to-event-loop.ts'
import type { FilterChoices } from '#app/projects/filters/filter-choices.ts'
import { openingLexicon, type Lexicon } from '#app/projects/search/line/lexicon.ts'

import { filterChoices, type CatalogueFacts } from './catalogue-facts.ts'
import type { Listing } from './listing.ts'
import { isList, openingSearch, type SearchEntry } from './project-search.ts'
import { searchEntries } from './search-entries.ts'

export type SearchCatalogue = {
  listings: readonly Listing[]
  choices: FilterChoices
  lexicon: Lexicon
  find: (words: string) => { found: Listing[]; isClose: boolean }
  /** Includes lists of places and developers, best first. */
  findAny: (words: string) => { found: SearchEntry[]; isClose: boolean }
}

/** For requests without text, which need no index. */
export function wordlessCatalogue(facts: CatalogueFacts): SearchCatalogue {
  const choices = filterChoices(facts)
  return {
    listings: facts.listings,
    choices,
    lexicon: { choices, phrases: new Map(), knows: () => false, says: () => false },
    find: knowsNothing,
    findAny: knowsNothing,
  }
}

function knowsNothing() {
  return { found: [], isClose: false }
}

/** A generator, because indexing takes longer than a request may wait. */
export function* openingCatalogue({
  listings,
  choices,
}: Pick<SearchCatalogue, 'listings' | 'choices'>): Steps<SearchCatalogue> {
  const findAny = yield* openingSearch(searchEntries(listings))
  const bySlug = new Map(listings.map((listing) => [listing.slug, listing]))
  yield
  const find = (words: string) => {
    const { found, isClose } = findAny(words, ({ to }) => !isList(to))
    return { found: found.flatMap(({ to }) => bySlug.get(to.slice(1)) ?? []), isClose }
  }
  const knows = (words: string) => find(words).found.length > 0
  const lexicon = yield* openingLexicon(listings, choices, knows)
  return { listings, choices, lexicon, find, findAny }
}

/** Blocks until the index is ready. */
export function openCatalogue(facts: CatalogueFacts): SearchCatalogue {
  return atOnce(openingCatalogue(wordlessCatalogue(facts)))
}
