import { sorted } from '#app/lib/lists.ts'
import type { Project } from '#app/projects/model/project.ts'

type Place = { place: string; km?: number | undefined; wording?: string | undefined }

/** What the location sections of a listing name, as it names them. */
export function namedPlaces(sections: Project['sections']): Place[] {
  return sections.flatMap((section) => (section.kind === 'location' ? section.items : []))
}

/** A place near a listing as a reader is told of it: the listing's own wording of the distance goes first. */
export function placeInWords({ place, km, wording }: Place): string {
  if (wording === undefined) return km === undefined ? place : `${place}, ${km}\u00A0km`
  const distance = wording.charAt(0).toLowerCase() + wording.slice(1)
  return `${place}, ${distance.replaceAll(/(\d|about) (?=k?m\b|\d)/g, '$1\u00A0')}`
}

/** The nearest of the places whose distance a listing states, in words. */
export function nearestStated(sections: Project['sections']): string | undefined {
  const [nearest] = sorted(
    namedPlaces(sections).filter(({ km }) => km !== undefined),
    (a, b) => (a.km ?? 0) - (b.km ?? 0),
  )
  return nearest && placeInWords(nearest)
}

/** What a listing names near it and its own location does not say; a location that says "near" counts too. */
export function placesBeyond({ location, sections }: Pick<Project, 'location' | 'sections'>) {
  const said = location.split(',').map((part) =>
    part
      .trim()
      .replace(/^near\s+/i, '')
      .toLowerCase(),
  )
  return namedPlaces(sections).filter(({ place }) => !said.includes(place.toLowerCase()))
}

/** A search of a map service for the listing; only its name and place are sent. */
export function mapAddress({ name, location }: Pick<Project, 'name' | 'location'>): string {
  const query = encodeURIComponent(`${name}, ${location}`)
  return `https://www.google.com/maps/search/?api=1&query=${query}`
}
