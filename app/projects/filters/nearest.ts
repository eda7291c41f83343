import { sorted } from '#app/lib/lists.ts'
import type { SearchCatalogue } from '#app/projects/search/search-catalogue.ts'

import { noFilter } from './filter-address.ts'
import { filterProjects } from './filter-result.ts'
import type { ProjectFilter } from './project-filter.ts'

const MAX = 3

/** For a list that is empty: the slugs that meet most parts of the filter, best first. */
export function nearestTo(catalogue: SearchCatalogue, filter: ProjectFilter): string[] {
  const { min, max, unpriced } = filter
  const parts: Partial<ProjectFilter>[] = [
    { text: filter.text },
    { type: filter.type },
    { city: filter.city },
    { sector: filter.sector },
    { developer: filter.developer },
    { status: filter.status },
    { by: filter.by },
    { min, max, unpriced },
    ...filter.bedrooms.map((count) => ({ bedrooms: [count] })),
    ...filter.near.map((place) => ({ near: [place] })),
  ]
  const met = new Map<string, number>()
  for (const part of parts.filter(isSet))
    for (const { slug } of filterProjects(catalogue, { ...noFilter, ...part }).found)
      met.set(slug, (met.get(slug) ?? 0) + 1)
  return sorted(met, ([, a], [, b]) => b - a)
    .slice(0, MAX)
    .map(([slug]) => slug)
}

function isSet(part: Partial<ProjectFilter>): boolean {
  return Object.values(part).some((value) => value !== undefined && value !== '' && value !== false)
}
