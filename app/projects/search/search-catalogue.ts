import { runSync, type Steps } from '#app/lib/async/yield-to-event-loop.ts'
import { groupBy } from '#app/lib/lists.ts'
import { countInCity, developers, places, spotsOf } from '#app/projects/catalogue/catalogue.ts'
import { countProjects } from '#app/projects/catalogue/count-projects.ts'
import type { FilterChoices } from '#app/projects/filters/filter-choices.ts'

import { filterChoices, type CatalogueFacts } from './catalogue-facts.ts'
import { readingPhrases, type Lexicon } from './line/phrases.ts'
import { openingSearch, type Found, type SearchEntry } from './project-search.ts'
import type { SearchProject } from './search-project.ts'

export type SearchCatalogue = {
  projects: readonly SearchProject[]
  choices: FilterChoices
  lexicon: Lexicon
  find: (text: string) => Found<SearchProject>
  /** Includes lists of places and developers, best first. */
  findAny: (text: string) => Found<SearchEntry>
}

/** For requests without text, which need no index. */
export function wordlessCatalogue(facts: CatalogueFacts): SearchCatalogue {
  const choices = filterChoices(facts)
  const lexicon = { choices, phrases: new Map(), knows: () => false, says: () => false }
  return { projects: facts.listings, choices, lexicon, find: findNone, findAny: findNone }
}

const findNone = () => ({ found: [], isClose: false })

/** A generator, because indexing takes longer than a request may wait. */
export function* openingCatalogue({
  projects,
  choices,
}: Pick<SearchCatalogue, 'projects' | 'choices'>): Steps<SearchCatalogue> {
  const { find: findAny, says } = yield* openingSearch(searchEntries(projects))
  const bySlug = new Map(projects.map((project) => [`/${project.slug}`, project]))
  yield
  const find = (text: string) => {
    const { found, isClose } = findAny(text, ({ to }) => bySlug.has(to))
    return { found: found.flatMap(({ to }) => bySlug.get(to) ?? []), isClose }
  }
  const knows = (text: string) => find(text).found.length > 0
  const names = projects.map(({ name }) => name)
  const phrases = yield* readingPhrases(names, choices, says)
  return { projects, choices, lexicon: { choices, phrases, knows, says }, find, findAny }
}

/** Blocks until the index is ready. */
export function openCatalogue(facts: CatalogueFacts): SearchCatalogue {
  return runSync(openingCatalogue(wordlessCatalogue(facts)))
}

export function searchEntries(projects: readonly SearchProject[]): SearchEntry[] {
  const spots = spotsOf(projects)
  const byDeveloper = groupBy(projects, ({ developer }) => developer)
  return [
    ...places(projects).map((place) => listOf('city', place, countInCity(spots, place))),
    ...developers(projects).map((name) =>
      listOf('developer', name, byDeveloper.get(name)?.length ?? 0),
    ),
    ...projects.map(({ slug, name, location, developer = '', type, bedrooms, text }) => ({
      to: `/${slug}`,
      label: name,
      detail: location,
      more: `${developer} ${type} ${bedrooms.map((count) => `${count} BHK`).join(' ')}`,
      text,
    })),
  ]
}

function listOf(name: 'city' | 'developer', label: string, count: number): SearchEntry {
  const to = `/projects?${new URLSearchParams({ [name]: label })}`
  return { to, label, detail: countProjects(count), more: '' }
}
