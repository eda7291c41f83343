import { bySlug } from '#app/projects/catalogue/catalogue.ts'
import { nearestStated } from '#app/projects/catalogue/near-places.ts'
import type { Project } from '#app/projects/model/project.ts'

import { withOwnRoads } from './own-road.ts'
import type { MappedRoad, MappedStop, RoadMap } from './road-map.ts'

type Listed = Pick<Project, 'slug' | 'name' | 'location' | 'type' | 'sections' | 'road'>

export type PlacedStop = {
  name: string
  /** The location without the road's name; empty when nothing is left. */
  place: string
  /** Undefined for a landmark. */
  slug?: string
  /** `Metro station, 1.4 km`. */
  near?: string
  isUpcoming?: boolean
  isNearby?: boolean
}

/** The order within a group is not verified. */
export type PlacedRoad = {
  name: string
  note?: string
  isLoose?: boolean
  groups: PlacedStop[][]
  branches: PlacedRoad[]
}

/** A place that no road of the map reaches. */
export type Plate = { place: string; road?: string; stops: PlacedStop[] }

/** Each project once: on a road, at a place, or unplaced. */
export type PlacedRoads = {
  origin: string
  reach: string
  roads: PlacedRoad[]
  plates: Plate[]
  /** The first in catalogue order, and the total. */
  unplaced: { first: PlacedStop[]; count: number }
}

/** Limits the list for catalogues of thousands. */
const UNPLACED = 12

/** Places the catalogue on the map; `listed` finds projects by current and former addresses. */
export function placeProjects(
  projects: readonly Listed[],
  map: RoadMap,
  listed: ByName = bySlug(projects),
): PlacedRoads {
  const named = namedOn(map, listed)
  const others = projects.filter(({ slug }) => !named.has(slug))
  const all = placeAll(withOwnRoads(map, others), listed)
  const placed = slugsOn(all)
  const unplaced = others.filter(({ slug }) => !placed.has(slug))
  return {
    origin: map.origin,
    reach: map.reach,
    ...all,
    unplaced: {
      first: unplaced.slice(0, UNPLACED).map((one) => stopOf(one, '')),
      count: unplaced.length,
    },
  }
}

export function namedOn(map: RoadMap, listed: ByName): ReadonlySet<string> {
  return slugsOn(placeAll(map, listed))
}

type Drawn = Pick<PlacedRoads, 'roads' | 'plates'>

function placeAll(map: RoadMap, listed: ByName): Drawn {
  return {
    roads: map.roads.flatMap((road) => placeRoad(road, listed)),
    plates: map.plates.flatMap(({ place, road, stops }) => {
      const found = stops.flatMap((slug) => placeStop(slug, road ?? place, listed))
      return found.length > 0 ? [{ place, stops: found, ...(road !== undefined && { road }) }] : []
    }),
  }
}

function slugsOn({ roads, plates }: Drawn): ReadonlySet<string> {
  const onPlates = plates.flatMap(({ stops }) => stops.flatMap(({ slug }) => slug ?? []))
  return new Set([...slugsOf(roads), ...onPlates])
}

export function stopsOf(roads: readonly PlacedRoad[]): PlacedStop[] {
  return roads.flatMap(({ groups, branches }) => [...groups.flat(), ...stopsOf(branches)])
}

function slugsOf(roads: readonly PlacedRoad[]): string[] {
  return stopsOf(roads).flatMap(({ slug }) => slug ?? [])
}

type ByName = ReadonlyMap<string, Listed>

/** Undefined when neither it nor its continuations have a project. */
function placeRoad(road: MappedRoad, listed: ByName): PlacedRoad[] {
  const { name, note, isLoose, stops } = road
  const groups = stops
    .map((stop) => (Array.isArray(stop) ? stop : [stop]))
    .map((group) => group.flatMap((stop) => placeStop(stop, name, listed)))
    .filter((group) => group.length > 0)
  const branches = (road.onward ?? []).flatMap((next) => placeRoad(next, listed))
  const placed = {
    name,
    groups,
    branches,
    ...(note !== undefined && { note }),
    ...(isLoose && { isLoose }),
  }
  return slugsOf([placed]).length > 0 ? [placed] : []
}

function placeStop(stop: MappedStop, road: string, listed: ByName): PlacedStop[] {
  if (typeof stop === 'object' && 'landmark' in stop)
    return [{ name: stop.landmark, place: stop.place }]
  const isNearby = typeof stop === 'object'
  const found = listed.get(isNearby ? stop.beside : stop)
  return found ? [{ ...stopOf(found, road), ...(isNearby && { isNearby }) }] : []
}

function stopOf({ slug, name, location, type, sections }: Listed, road: string): PlacedStop {
  const near = nearestStated(sections)
  return {
    slug,
    name,
    place: placeOnRoad(location, road),
    ...(near !== undefined && { near }),
    ...(type === 'Upcoming' && { isUpcoming: true }),
  }
}

/** `Sector 22A` for the Yamuna Expressway. */
function placeOnRoad(location: string, road: string): string {
  const parts = location.split(',').map((part) => part.trim())
  return parts.filter((part) => !road.includes(part)).join(', ')
}
