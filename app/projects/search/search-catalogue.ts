import { atOnce, type Steps } from '#app/lib/async/yield-to-event-loop.ts'
import type { FilterChoices } from '#app/projects/filters/filter-choices.ts'
import { openingLexicon, type Lexicon } from '#app/projects/search/line/lexicon.ts'

import { filterChoices, type CatalogueFacts } from './catalogue-facts.ts'
import type { SearchProject } from './search-project.ts'
import { isList, openingSearch, type SearchEntry } from './project-search.ts'
import { searchEntries } from './search-entries.ts'

export type SearchCatalogue = {
  projects: readonly SearchProject[]
  choices: FilterChoices
  lexicon: Lexicon
  find: (text: string) => { found: SearchProject[]; isClose: boolean }
  /** Includes lists of places and developers, best first. */
  findAny: (text: string) => { found: SearchEntry[]; isClose: boolean }
}

/** For requests without text, which need no index. */
export function wordlessCatalogue(facts: CatalogueFacts): SearchCatalogue {
  const choices = filterChoices(facts)
  return {
    projects: facts.listings,
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
  projects,
  choices,
}: Pick<SearchCatalogue, 'projects' | 'choices'>): Steps<SearchCatalogue> {
  const findAny = yield* openingSearch(searchEntries(projects))
  const bySlug = new Map(projects.map((project) => [project.slug, project]))
  yield
  const find = (text: string) => {
    const { found, isClose } = findAny(text, ({ to }) => !isList(to))
    return { found: found.flatMap(({ to }) => bySlug.get(to.slice(1)) ?? []), isClose }
  }
  const knows = (text: string) => find(text).found.length > 0
  const lexicon = yield* openingLexicon(projects, choices, knows)
  return { projects, choices, lexicon, find, findAny }
}

/** Blocks until the index is ready. */
export function openCatalogue(facts: CatalogueFacts): SearchCatalogue {
  return atOnce(openingCatalogue(wordlessCatalogue(facts)))
}
