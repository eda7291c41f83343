import { groupBy, sorted } from '#app/lib/lists.ts'
import type { Project, ProjectType } from '#app/projects/model/project.ts'

type Listed = Pick<Project, 'id' | 'slug' | 'name' | 'location' | 'type'>

const GROUPS = [
  { name: 'Plots', glyph: 'Plots', types: ['Plots', 'Farmhouse'] },
  { name: 'Residential', glyph: 'Apartments', types: ['Apartments'] },
  { name: 'Commercial', glyph: 'Commercial', types: ['Commercial', 'Upcoming'] },
] as const satisfies readonly {
  name: string
  glyph: ProjectType
  types: readonly ProjectType[]
}[]

export function menuGroups<P extends Listed>(
  projects: readonly P[],
): { name: string; glyph: ProjectType; projects: P[] }[] {
  return GROUPS.map(({ name, glyph, types }) => ({
    name,
    glyph,
    projects: projects.filter((project) => types.some((type) => type === project.type)),
  }))
}

export function bySlug<P extends Pick<Listed, 'slug'>>(
  projects: readonly P[],
): ReadonlyMap<string, P> {
  return new Map(projects.map((project) => [project.slug, project]))
}

export function ofSlugs<P>(listed: ReadonlyMap<string, P>, slugs: readonly string[]): P[] {
  return slugs.flatMap((slug) => listed.get(slug) ?? [])
}

/** Projects whose location contains the word, ignoring case and hyphens; a word needs a letter. */
export function projectsInCity<P extends Pick<Listed, 'location'>>(
  projects: readonly P[],
  city: string,
): P[] {
  const term = spaced(city.trim())
  if (!isCityTerm(term)) return []
  return projects.filter(({ location }) => spacedLocation(location).includes(term))
}

/** A location, its number of projects, and the first project's slug. */
export type Spot = { location: string; count: number; lead: string | undefined }

/** Each location once: thousands of projects share a few hundred. */
export function spotsOf(projects: readonly Pick<Listed, 'slug' | 'location'>[]): Spot[] {
  const groups = groupBy(projects, ({ location }) => location)
  return [...groups].map(([location, listed]) => ({
    location,
    count: listed.length,
    lead: listed[0]?.slug,
  }))
}

export function countInCity(spots: readonly Spot[], city: string): number {
  return projectsInCity(spots, city).reduce((sum, { count }) => sum + count, 0)
}

export function isCityTerm(term: string): boolean {
  return /\p{L}/u.test(term)
}

/** Normalised once, since thousands of projects share them. */
const spacedLocations = new Map<string, string>()

function spacedLocation(location: string): string {
  const known = spacedLocations.get(location)
  if (known !== undefined) return known
  const made = spaced(location)
  spacedLocations.set(location, made)
  return made
}

function spaced(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ')
}

export function projectsOfType<P extends Listed>(
  projects: readonly P[],
  type: ProjectType | undefined,
): P[] {
  return projects.filter((project) => type === undefined || project.type === type)
}

export function developers(projects: readonly Pick<Project, 'developer'>[]): string[] {
  return [...new Set(projects.flatMap((project) => project.developer ?? []))]
}

export function places(projects: readonly Pick<Project, 'location'>[]): string[] {
  const last = projects.map(({ location }) => location.split(',').at(-1)?.trim() ?? location)
  return [...new Set(last.map((place) => place.replace(/^near /i, '')))]
}

/** Parts of a location smaller than its city: `Siddharth Vihar`; "near" is none. */
export function localities(projects: readonly Pick<Project, 'location'>[]): string[] {
  const parts = projects.flatMap(({ location }) => location.split(',').map((part) => part.trim()))
  return [...new Set(parts.filter((part) => part !== '' && !/^(?:near|sector) /i.test(part)))]
}

/** As locations write them: `22D`. */
export function sectors(projects: readonly Pick<Project, 'location'>[]): string[] {
  return [...new Set(projects.flatMap(({ location }) => sectorsIn(location)))]
}

/** Projects in a sector; 22 includes 22A. */
export function projectsInSector<P extends Pick<Listed, 'location'>>(
  projects: readonly P[],
  sector: string,
): P[] {
  const isNumber = /^\d+$/.test(sector)
  return projects.filter(({ location }) =>
    sectorsIn(location).some(
      (one) => one === sector || (isNumber && parseInt(one) === Number(sector)),
    ),
  )
}

function sectorsIn(location: string): string[] {
  return [...location.matchAll(/\bsector (\d{1,3}[a-z]?)\b/gi)].map(([, sector = '']) =>
    sector.toUpperCase(),
  )
}

/** From the unit types, ascending; empty for plots. */
export function bedroomsOf({ sections }: Pick<Project, 'sections'>): number[] {
  const rows = sections.flatMap((section) => (section.kind === 'units' ? section.rows : []))
  return sorted(new Set(rows.flatMap(({ bedrooms }) => bedrooms ?? [])), (a, b) => a - b)
}
