import { sorted } from '#app/lib/lists.ts'
import { projectsInCity, projectsInSector } from '#app/projects/catalogue/catalogue.ts'
import { projectTypes } from '#app/projects/model/project-types.ts'
import type { ProjectType } from '#app/projects/model/project.ts'
import type { SearchProject } from '#app/projects/search/search-project.ts'
import { hasSearchTerms } from '#app/projects/search/project-search.ts'
import type { SearchCatalogue } from '#app/projects/search/search-catalogue.ts'

import { NEAR_KM, type NearPlace, type ProjectOrder } from './filter-choices.ts'
import type { ProjectFilter } from './project-filter.ts'

export type FilterResult = {
  found: SearchProject[]
  /** Counts by type under the other filters; `all` is their sum. */
  counts: { all: number; types: { type: ProjectType; count: number }[] }
  /** Not in `found`: they match but have no public price for the budget. */
  withoutPrice: number
  /** Not in `found`: they match but state a longer distance. */
  farther: { slug: string; name: string; place: NearPlace; km: number }[]
  /** The text matched only with a spelling error. */
  isClose: boolean
}

/** Each word of `filter.text` must match. */
export function filterProjects(
  { projects, find }: Pick<SearchCatalogue, 'projects' | 'find'>,
  filter: ProjectFilter,
): FilterResult {
  const { found: named, isClose } = matchText(projects, find, filter.text)
  const stated = matchFacts(named, filter)
  const hasNear = filter.near.length > 0
  const hasBudget = filter.min !== undefined || filter.max !== undefined
  const fitting = hasNear ? stated.filter((project) => isNear(project, filter.near)) : stated
  const affordable = hasBudget ? fitting.filter((project) => fitsBudget(project, filter)) : fitting
  const ofType = ({ type }: SearchProject) => filter.type === undefined || type === filter.type
  const left = hasBudget && !filter.unpriced ? fitting.filter(hasNoPrice) : []
  const beyond = hasNear ? stated.filter((one) => ofType(one) && fitsBudget(one, filter)) : []
  return {
    found: inOrder(affordable.filter(ofType), filter.sort),
    counts: { all: affordable.length, types: countTypes(affordable) },
    withoutPrice: left.filter(ofType).length,
    farther: beyond.flatMap((project) => fartherFrom(project, filter.near)),
    isClose,
  }
}

function countTypes(projects: readonly SearchProject[]) {
  const counts = new Map<ProjectType, number>()
  for (const { type } of projects) counts.set(type, (counts.get(type) ?? 0) + 1)
  return projectTypes.map((type) => ({ type, count: counts.get(type) ?? 0 }))
}

function matchText(
  projects: readonly SearchProject[],
  find: SearchCatalogue['find'],
  text: string,
) {
  if (!hasSearchTerms(text)) return { found: projects, isClose: false }
  const { found, isClose } = find(text)
  const hits = new Set(found)
  return { found: projects.filter((project) => hits.has(project)), isClose }
}

function matchFacts(projects: readonly SearchProject[], filter: ProjectFilter): SearchProject[] {
  const { city, sector, developer, bedrooms, status, by } = filter
  const inCity = city === undefined ? projects : projectsInCity(projects, city)
  const there = sector === undefined ? inCity : projectsInSector(inCity, sector)
  return there.filter(
    (project) =>
      (developer === undefined || project.developer === developer) &&
      (bedrooms.length === 0 || project.bedrooms.some((count) => bedrooms.includes(count))) &&
      (status === undefined || project.statuses.includes(status)) &&
      (by === undefined || isDoneBy(project, by)),
  )
}

/** A year without a month ends in December. */
function isDoneBy({ possession }: SearchProject, by: string): boolean {
  return possession !== undefined && possession <= (by.length === 4 ? `${by}-12` : by)
}

function isNear({ near }: SearchProject, places: readonly NearPlace[]): boolean {
  return places.every((place) =>
    near.some((one) => one.place === place && (one.km === undefined || one.km <= NEAR_KM)),
  )
}

function fartherFrom({ slug, name, near }: SearchProject, places: readonly NearPlace[]) {
  return near.flatMap(({ place, km }) =>
    km !== undefined && km > NEAR_KM && places.includes(place) ? [{ slug, name, place, km }] : [],
  )
}

function hasNoPrice({ amounts }: SearchProject): boolean {
  return amounts.length === 0
}

function fitsBudget({ amounts }: SearchProject, { min, max, unpriced }: ProjectFilter): boolean {
  if (min === undefined && max === undefined) return true
  if (amounts.length === 0) return unpriced
  return amounts.some(({ from, to }) => to >= (min ?? 0) && from <= (max ?? Infinity))
}

/** Projects without a public price are last. */
function inOrder(
  projects: readonly SearchProject[],
  order: ProjectOrder | undefined,
): SearchProject[] {
  if (order === undefined) return [...projects]
  if (order === 'name') return sorted(projects, (a, b) => a.name.localeCompare(b.name, 'en'))
  const sign = order === 'price-up' ? 1 : -1
  return sorted(projects, (a, b) => {
    const [one, other] = [a.amounts[0]?.from, b.amounts[0]?.from]
    if (one === undefined || other === undefined) {
      return Number(one === undefined) - Number(other === undefined)
    }
    return sign * (one - other)
  })
}
