import type { Steps } from '#app/lib/async/yield-to-event-loop.ts'
import { groupBy, sorted } from '#app/lib/lists.ts'
import { developers, localities, places, sectors } from '#app/projects/catalogue/catalogue.ts'
import { nearPlaces, statuses, type FilterChoices } from '#app/projects/filters/filter-choices.ts'
import { hasOffers } from '#app/projects/model/interest-only.ts'
import type { Project } from '#app/projects/model/project.ts'

import { toSearchProject, type SearchProject } from './search-project.ts'

export type CatalogueFacts = {
  listings: SearchProject[]
  /** Searchable cities without a project. */
  named: readonly string[]
  hasPrices: boolean
}

export function* readingCatalogue(
  projects: readonly Project[],
  named: readonly string[],
): Steps<CatalogueFacts> {
  const searchProjects: SearchProject[] = []
  for (const project of projects) {
    searchProjects.push(toSearchProject(project))
    yield
  }
  return { listings: searchProjects, named, hasPrices: hasOffers(projects) }
}

/** Names that a filter field offers; others match when typed. */
const MAX_OFFERED = 60

export function filterChoices({
  listings: projects,
  named,
  hasPrices,
}: CatalogueFacts): FilterChoices {
  const cities = places(projects)
  const bedrooms = new Set(projects.flatMap((project) => project.bedrooms))
  return {
    cities,
    offered: {
      cities: topNames(
        cities,
        projects.flatMap((project) => places([project])),
      ),
      developers: topNames(
        developers(projects),
        projects.map(({ developer }) => developer),
      ),
    },
    places: [...new Set([...cities, ...localities(projects), ...named])],
    sectors: sectors(projects),
    developers: developers(projects),
    bedrooms: sorted(bedrooms, (a, b) => a - b),
    statuses: statuses
      .map(({ value }) => value)
      .filter((status) => projects.some((project) => project.statuses.includes(status))),
    near: nearPlaces
      .map(({ value }) => value)
      .filter((place) => projects.some(({ near }) => near.some((one) => one.place === place))),
    hasDates: projects.some(({ possession }) => possession !== undefined),
    hasPrices,
  }
}

/** Keeps the given order; `borne` has one name per project. */
function topNames(names: string[], borne: readonly (string | undefined)[]): string[] {
  const byName = groupBy(borne, (name) => name)
  const countOf = (name: string) => byName.get(name)?.length ?? 0
  const top = new Set(sorted(names, (a, b) => countOf(b) - countOf(a)).slice(0, MAX_OFFERED))
  return names.filter((name) => top.has(name))
}
