import type { Project } from '#app/projects/project.ts'

type Place = { place: string; km?: number | undefined; wording?: string | undefined }

/** What a schematic map may show: localities from the widest to the nearest, and places named near. */
export type LocalityFacts = { localities: string[]; places: Place[] }

type Located = Pick<Project, 'location' | 'state' | 'sections'>

const NEAR = /^near\s+/i

/**
 * Reads the localities from the listing's own location, and the places from its location sections.
 * What a location is only near to ("near Yamuna Expressway") does not enclose it: it is a place.
 */
export function localityFacts({ location, state, sections }: Located): LocalityFacts {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const within = parts.filter((part) => !NEAR.test(part))
  const beside = parts.flatMap((part) => (NEAR.test(part) ? { place: part.replace(NEAR, '') } : []))
  const items = sections.flatMap((section) => (section.kind === 'location' ? section.items : []))
  const named = new Set(within.map((part) => part.toLowerCase()))
  const listed = new Set(items.map(({ place }) => place.toLowerCase()))
  return {
    localities: [state, ...within.toReversed()].filter(
      (part, index, all) => all.indexOf(part) === index,
    ),
    places: [...beside.filter(({ place }) => !listed.has(place.toLowerCase())), ...items].filter(
      ({ place }) => !named.has(place.toLowerCase()),
    ),
  }
}

/** A place near the project as a reader is told of it: the listing's own wording of the distance goes first. */
export function placeInWords({ place, km, wording }: Place): string {
  if (wording) return `${place}, ${wording.charAt(0).toLowerCase()}${wording.slice(1)}`
  return km === undefined ? place : `${place}, ${km}\u00A0km`
}

/** How long a distance is drawn, from 0 to 1: by its square root, so that near and far both show. */
export function drawnLength(km: number, farthest: number): number {
  return Math.sqrt(km / farthest)
}

/** A search of a map service for the listing; only its name and place are sent. */
export function mapAddress({ name, location }: Pick<Project, 'name' | 'location'>): string {
  const query = encodeURIComponent(`${name}, ${location}`)
  return `https://www.google.com/maps/search/?api=1&query=${query}`
}
