import { sorted } from '#app/lib/lists.ts'
import { exactPoint, type Placed } from '#app/projects/model/place.ts'
import type { Project } from '#app/projects/model/project.ts'

type Mapped = Pick<Project, 'name' | 'location'> & Placed

type Place = { place: string; km?: number | undefined; wording?: string | undefined }

export function namedPlaces(sections: Project['sections']): Place[] {
  return sections.flatMap((section) => (section.kind === 'location' ? section.items : []))
}

/** The distance in the project's own words, or in kilometres. */
export function placeText({ place, km, wording }: Place): string {
  if (wording === undefined) return km === undefined ? place : `${place}, ${km}\u00A0km`
  const distance = wording.charAt(0).toLowerCase() + wording.slice(1)
  return `${place}, ${distance.replaceAll(/(\d|about) (?=k?m\b|\d)/g, '$1\u00A0')}`
}

export function nearestStated(sections: Project['sections']): string | undefined {
  const [nearest] = sorted(
    namedPlaces(sections).filter(({ km }) => km !== undefined),
    (a, b) => (a.km ?? 0) - (b.km ?? 0),
  )
  return nearest && placeText(nearest)
}

/** Places nearby that the location does not name; a location with "near" names them. */
export function placesBeyond({ location, sections }: Pick<Project, 'location' | 'sections'>) {
  const named = location.split(',').map((part) =>
    part
      .trim()
      .replace(/^near\s+/i, '')
      .toLowerCase(),
  )
  return namedPlaces(sections).filter(({ place }) => !named.includes(place.toLowerCase()))
}

/** Sends the exact point, or only name and location, to the map service. */
export function mapAddress({ name, location, ...placed }: Mapped): string {
  const point = exactPoint(placed)
  const query = point ? `${point.latitude},${point.longitude}` : `${name}, ${location}`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
