import { sorted } from '#app/lib/lists.ts'
import type { SearchCatalogue } from '#app/projects/search/search-catalogue.ts'

import { noFilter } from './filter-address.ts'
import { filterProjects } from './filter-result.ts'
import type { ProjectFilter } from './project-filter.ts'

const MAX = 3
const CLOSEST = 'None of them fits every filter.'

/** `shared`: what the projects have in common with the filter, in a sentence. */
export type Nearest = { slugs: string[]; shared: string }

/** For a list that is empty, three projects, those that meet most parts of the filter first. Where it names a city or type that has projects, these come before all others. */
export function nearestTo(catalogue: SearchCatalogue, filter: ProjectFilter): Nearest {
  const met = partsMet(catalogue, filter)
  const { type } = filter
  const there = new Set(filter.city === undefined ? [] : meeting(catalogue, { city: filter.city }))
  const city = there.size === 0 ? undefined : filter.city
  const alike = new Set(type === undefined ? [] : meeting(catalogue, { type }))
  const isFree = city === undefined && type === undefined
  const isNear = (slug: string) => isFree || there.has(slug) || alike.has(slug)
  const slugs = sorted(
    catalogue.projects.map(({ slug }) => slug),
    (a, b) => Number(isNear(b)) - Number(isNear(a)) || (met.get(b) ?? 0) - (met.get(a) ?? 0),
  ).slice(0, MAX)
  if (isFree && filter.city !== undefined) return { slugs, shared: 'In other places.' }
  if (isFree) return { slugs, shared: met.size > 0 ? 'They meet most of your filters.' : CLOSEST }
  if (!slugs.every(isNear)) return { slugs, shared: CLOSEST }
  const elsewhere = slugs.filter((slug) => !there.has(slug)).length
  return { slugs, shared: sharedBy(slugs.length - elsewhere, elsewhere, { city, type }) }
}

/** Parts of the filter that each project meets, by its slug. */
function partsMet(catalogue: SearchCatalogue, filter: ProjectFilter): Map<string, number> {
  const met = new Map<string, number>()
  const parts = partsOf(filter)
  // A home of another size is nearer than an office.
  if (filter.bedrooms.length > 0) parts.push({ bedrooms: [...catalogue.choices.bedrooms] })
  for (const part of parts)
    for (const slug of meeting(catalogue, part)) met.set(slug, (met.get(slug) ?? 0) + 1)
  return met
}

function sharedBy(
  there: number,
  elsewhere: number,
  { city, type }: Pick<ProjectFilter, 'city' | 'type'>,
): string {
  if (city === undefined) return `Other projects of type ${type}.`
  if (elsewhere === 0) return `Other projects in ${city}.`
  const ofType = `${type} in other places.`
  return there > 0 ? `Projects in ${city}, and ${ofType}` : ofType
}

function meeting(catalogue: SearchCatalogue, part: Partial<ProjectFilter>): string[] {
  return filterProjects(catalogue, { ...noFilter, ...part }).found.map(({ slug }) => slug)
}

function partsOf(filter: ProjectFilter): Partial<ProjectFilter>[] {
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
  return parts.filter(isSet)
}

function isSet(part: Partial<ProjectFilter>): boolean {
  return Object.values(part).some((value) => value !== undefined && value !== '' && value !== false)
}
