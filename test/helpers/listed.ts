import { runSync } from '#app/lib/async/yield-to-event-loop.ts'
import { listCities } from '#app/projects/catalogue/cities.ts'
import { filterProjects } from '#app/projects/filters/filter-result.ts'
import { readFilter } from '#app/projects/filters/project-filter.ts'
import type { Project } from '#app/projects/model/project.ts'
import { readingCatalogue } from '#app/projects/search/catalogue-facts.ts'
import { understandLine } from '#app/projects/search/line/understand-line.ts'
import { openCatalogue } from '#app/projects/search/search-catalogue.ts'
import { cityNames } from '#content/cities.ts'
import { words as home } from '#content/pages/home.ts'

import { loadCatalogue } from '../../scripts/catalogue/load-catalogue.ts'

/** What the built site lists today, for tests that ask it and read here what to expect. */
export const projects: readonly Project[] = await loadCatalogue()
export const cities = listCities(projects, cityNames)
export const catalogue = openCatalogue(
  runSync(readingCatalogue(projects, [...new Set([...cityNames, ...home.headline.places])])),
)

/** A city where nothing is listed: one that the site names, or else one that no one lists. */
export const emptyCity = cities.find(({ count }) => count === 0) ?? {
  slug: 'atlantis',
  name: 'Atlantis',
}

/** The project that a test visits. Throws where none has that slug any more. */
export function projectBySlug(slug: string): Project {
  return projectWhere(slug, (project) => project.slug === slug)
}

/** The first project of which something is true; `what` says what, where there is none. */
export function projectWhere(what: string, isIt: (project: Project) => boolean): Project {
  const project = projects.find(isIt)
  if (!project) throw new Error(`No project: ${what}`)
  return project
}

/** What the address of a list leads to: `city=Noida&bedrooms=3`. */
export function listOf(query: string) {
  const requested = readFilter(new URLSearchParams(query), catalogue.choices)
  const { filter, search } = understandLine(requested, catalogue.lexicon)
  return filterProjects(catalogue, { ...filter, text: search })
}
