import { atOnce, type Steps } from '#app/lib/async/yield-to-event-loop.ts'
import type { FilterChoices } from '#app/projects/filters/filter-choices.ts'
import { openingLexicon, type Lexicon } from '#app/projects/search/line/lexicon.ts'

import { filterChoices, type CatalogueFacts } from './catalogue-facts.ts'
import type { Listing } from './listing.ts'
import { isList, openingSearch, type SearchEntry } from './project-search.ts'
import { searchEntries } from './search-entries.ts'

/** The catalogue, ready to be asked. */
export type SearchCatalogue = {
  listings: readonly Listing[]
  choices: FilterChoices
  lexicon: Lexicon
  /** Listings that say every word. */
  find: (words: string) => { found: Listing[]; isClose: boolean }
  /** The same with the lists of places and developers among them, best first. */
  findAny: (words: string) => { found: SearchEntry[]; isClose: boolean }
}

/** The catalogue for who asks for no words: its index stays shut. */
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

/** Opened once for a catalogue: its index costs more than a question. */
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

/** The same in one go, where nobody waits meanwhile. */
export function openCatalogue(facts: CatalogueFacts): SearchCatalogue {
  return atOnce(openingCatalogue(wordlessCatalogue(facts)))
}
