import { reversed, sorted } from '#app/lib/lists.ts'
import type { KnownProject, KnownProjects } from '#app/projects/catalogue/known-projects.ts'

type LeadInterest = { projectId: number | null; city: string }

/** `location` as the page shows it; `visited` is the slug of the project to visit. */
type InterestSource = { page: string; location: string; visited?: string | null | undefined }

/** By visit, page or named place; several projects have a city only if they share it. */
export function leadInterest(
  { page, location, visited }: InterestSource,
  known: KnownProjects,
): LeadInterest {
  const project =
    (visited ? known.atSlug(visited) : undefined) ??
    known.atSlug(slugOf(page)) ??
    known.named(location)
  if (project) return { projectId: project.id, city: cityOfProject(project, known.cities()) }
  const listed = location.split(',').flatMap((part) => known.named(part.trim()) ?? [])
  const shared = new Set(listed.map((one) => cityOfProject(one, known.cities())))
  if (shared.size > 1) return { projectId: null, city: '' }
  return { projectId: null, city: [...shared][0] ?? cityIn(location, known.cities()) ?? '' }
}

export type StoredInterest = InterestSource & {
  project_id: number | null
  city: string | null
  visited: string | null
}

/** A scheduled visit overrides the first interest; a missing city is computed again. */
export function storedInterest(lead: StoredInterest, known: KnownProjects): LeadInterest {
  if (lead.visited !== null || lead.city === null) return leadInterest(lead, known)
  return { projectId: lead.project_id, city: lead.city }
}

export function cityName(typed: string, { cities }: KnownProjects): string {
  const lowerCase = typed.toLowerCase()
  return cities().find((city) => city.toLowerCase() === lowerCase) ?? typed
}

/** A city of the catalogue, else the last part of the location. */
export function cityOfProject(
  { location }: Pick<KnownProject, 'location'>,
  cities: readonly string[],
): string {
  return cityIn(location, cities) ?? partsOf(location).at(-1) ?? ''
}

/** Ignores places that are only near. */
function cityIn(place: string, cities: readonly string[]): string | undefined {
  return reversed(partsOf(place))
    .map((part) =>
      longest(cities.filter((city) => ` ${spaced(part)} `.includes(` ${spaced(city)} `))),
    )
    .find((city) => city !== undefined)
}

function longest(names: readonly string[]): string | undefined {
  return sorted(names, (one, other) => other.length - one.length)[0]
}

function partsOf(place: string): string[] {
  const parts = place.split(',').map((part) => part.trim())
  const within = parts.filter((part) => !part.toLowerCase().startsWith('near '))
  return within.length > 0 ? within : parts.map((part) => part.slice('near '.length))
}

function spaced(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
}

/** `/lodha-goa`, a page below it, or `/visit/lodha-goa`. */
function slugOf(page: string): string {
  const [, first = '', second = ''] = page.split('/')
  return first === 'visit' ? second : first
}
