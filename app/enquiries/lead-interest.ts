import { reversed, sorted } from '#app/lib/lists.ts'
import {
  knownProjects,
  type KnownProject,
  type KnownProjects,
} from '#app/projects/catalogue/known-projects.ts'

/** What an enquiry is about: the id of its project, and its city; empty for none. */
type LeadInterest = { projectId: number | null; city: string }

/** What an enquiry tells of that: the page of its form, the place as shown there, and the project to visit. */
type InterestSource = { page: string; location: string; visited?: string | null | undefined }

/**
 * The project is that of the visit, else of the page, else the one that the place names. The city is the
 * project's. Several projects have a city if they share one; without a project the place is read as one.
 */
export function leadInterest(
  { page, location, visited }: InterestSource,
  known: KnownProjects = knownProjects(),
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

/** What is stored of that; `visited` is the address of the project whose visit stands. */
export type StoredInterest = InterestSource & {
  project_id: number | null
  city: string | null
  visited: string | null
}

/**
 * A lead's project and city. A visit that stands is surer than what was asked about first; what has no city
 * yet is read anew.
 */
export function storedInterest(lead: StoredInterest): LeadInterest {
  if (lead.visited !== null || lead.city === null) return leadInterest(lead)
  return { projectId: lead.project_id, city: lead.city }
}

/** The city as the catalogue writes it; the same where it is none of the catalogue's. */
export function cityName(typed: string): string {
  const word = typed.toLowerCase()
  return (
    knownProjects()
      .cities()
      .find((city) => city.toLowerCase() === word) ?? typed
  )
}

/** The one city of a project: one of the catalogue's, else the last part of its location. */
export function cityOfProject(
  { location }: Pick<KnownProject, 'location'>,
  cities: readonly string[],
): string {
  return cityIn(location, cities) ?? partsOf(location).at(-1) ?? ''
}

/** The city that the last part of a place names; what is only near is none. */
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

/** The first word of a page's path, or of what is visited: `/lodha-goa`, a page below it, `/visit/lodha-goa`. */
function slugOf(page: string): string {
  const [, first = '', second = ''] = page.split('/')
  return first === 'visit' ? second : first
}
