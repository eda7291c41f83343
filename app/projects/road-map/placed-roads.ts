import { bySlug } from '#app/projects/catalogue/catalogue.ts'
import { nearestStated } from '#app/projects/catalogue/near-places.ts'
import type { Project } from '#app/projects/model/project.ts'

import { withOwnRoads } from './own-road.ts'
import type { MappedRoad, MappedStop, RoadMap } from './road-map.ts'

type Listed = Pick<Project, 'slug' | 'name' | 'location' | 'type' | 'sections' | 'road'>

/** A stop as it is written beside its road. */
export type PlacedStop = {
  name: string
  /** Where on the road: what of the listing's location the road's own name does not say; empty where it says all. */
  place: string
  /** The slug of its listing; a landmark has none. */
  slug?: string
  /** The nearest thing whose distance the listing states, with it: `Metro station, 1.4 km`. */
  near?: string
  isUpcoming?: boolean
  isBeside?: boolean
}

/** A road with its stops in order; a group of more than one has an order that is not verified. */
export type PlacedRoad = {
  name: string
  note?: string
  isLoose?: boolean
  groups: PlacedStop[][]
  onward: PlacedRoad[]
}

/** A place of its own that no road of the map reaches. */
export type Plate = { place: string; road?: string; stops: PlacedStop[] }

/** Every listing of a catalogue, each once: on a road, on a plate of its own, or not placed yet. */
export type PlacedRoads = {
  origin: string
  reach: string
  roads: PlacedRoad[]
  plates: Plate[]
  /** What the map does not name: the first of them in catalogue order, and how many they are. */
  unplaced: { first: PlacedStop[]; count: number }
}

/** How many listings without a place are named: a catalogue of thousands has no longer a list than a small one. */
const UNPLACED = 12

/**
 * Puts a catalogue on the map: a listing that is gone leaves no gap, one that the map does not know stands
 * beside the road that it says itself, or waits. `listed` finds listings by the addresses that the map was
 * written with.
 */
export function placeListings(
  projects: readonly Listed[],
  map: RoadMap,
  listed: ByName = bySlug(projects),
): PlacedRoads {
  const named = namedOn(map, listed)
  const others = projects.filter(({ slug }) => !named.has(slug))
  const all = placeAll(withOwnRoads(map, others), listed)
  const placed = slugsOn(all)
  const waiting = others.filter(({ slug }) => !placed.has(slug))
  return {
    origin: map.origin,
    reach: map.reach,
    ...all,
    unplaced: {
      first: waiting.slice(0, UNPLACED).map((one) => stopOf(one, '')),
      count: waiting.length,
    },
  }
}

/** The listings that a map names itself. */
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

/** The stops of roads and of all that goes on from them. */
export function stopsOf(roads: readonly PlacedRoad[]): PlacedStop[] {
  return roads.flatMap(({ groups, onward }) => [...groups.flat(), ...stopsOf(onward)])
}

/** The listings that stand on roads. */
function slugsOf(roads: readonly PlacedRoad[]): string[] {
  return stopsOf(roads).flatMap(({ slug }) => slug ?? [])
}

type ByName = ReadonlyMap<string, Listed>

/** None where neither it nor a road that goes on from it has a listing. */
function placeRoad(road: MappedRoad, listed: ByName): PlacedRoad[] {
  const { name, note, isLoose, stops } = road
  const groups = stops
    .map((stop) => (Array.isArray(stop) ? stop : [stop]))
    .map((group) => group.flatMap((stop) => placeStop(stop, name, listed)))
    .filter((group) => group.length > 0)
  const onward = (road.onward ?? []).flatMap((next) => placeRoad(next, listed))
  const placed = {
    name,
    groups,
    onward,
    ...(note !== undefined && { note }),
    ...(isLoose && { isLoose }),
  }
  return slugsOf([placed]).length > 0 ? [placed] : []
}

function placeStop(stop: MappedStop, road: string, listed: ByName): PlacedStop[] {
  if (typeof stop === 'object' && 'landmark' in stop)
    return [{ name: stop.landmark, place: stop.place }]
  const isBeside = typeof stop === 'object'
  const found = listed.get(isBeside ? stop.beside : stop)
  return found ? [{ ...stopOf(found, road), ...(isBeside && { isBeside }) }] : []
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

/** A location without what the road's name says already: `Sector 22A` on the Yamuna Expressway. */
function placeOnRoad(location: string, road: string): string {
  const parts = location.split(',').map((part) => part.trim())
  return parts.filter((part) => !road.includes(part)).join(', ')
}
