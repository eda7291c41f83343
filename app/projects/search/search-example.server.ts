import { sorted } from '#app/lib/lists.ts'
import { projectsInCity } from '#app/projects/catalogue/catalogue.ts'
import { cities, perCatalogue, projects } from '#app/projects/catalogue/current-catalogue.server.ts'

import { toSearchProject, type SearchProject } from './search-project.ts'

/** A catalogue may have thousands of projects. */
const LOOKED_AT = 250

export const searchedProjects = perCatalogue(() =>
  projects().slice(0, LOOKED_AT).map(toSearchProject),
)

/** The city that has most projects with homes, and their sizes, the most frequent first; undefined without homes. */
export function commonHomes(): { city: string; bedrooms: number[] } | undefined {
  const homes = searchedProjects().filter(({ bedrooms }) => bedrooms.length > 0)
  const inCity = cities().map(({ name }) => ({ name, found: projectsInCity(homes, name) }))
  const [most] = sorted(inCity, (a, b) => b.found.length - a.found.length)
  if (!most || most.found.length === 0) return undefined
  return { city: most.name, bedrooms: mostFrequent(most.found) }
}

function mostFrequent(homes: readonly SearchProject[]): number[] {
  const counts = new Map<number, number>()
  for (const count of homes.flatMap(({ bedrooms }) => bedrooms))
    counts.set(count, (counts.get(count) ?? 0) + 1)
  return sorted(counts, ([, a], [, b]) => b - a).map(([count]) => count)
}

/** What a search field shows before a visitor types: a search that finds something; undefined in an empty catalogue. */
export const searchExample = perCatalogue((): string | undefined => {
  const homes = commonHomes()
  return homes ? `${homes.bedrooms[0]} BHK in ${homes.city}` : projects()[0]?.name
})
