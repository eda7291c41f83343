import { reversed } from '#app/lib/lists.ts'

import { stopsOf, type PlacedRoad, type PlacedRoads, type PlacedStop } from './placed-roads.ts'

/** The part of a road where a listing stands, with those next to it. */
export type Stretch = {
  /** The first road of it; where it goes on into others, one after the other. */
  road: PlacedRoad
  /** It begins where all roads do. */
  isFromOrigin: boolean
  /** Further stops follow its last. */
  goesOn: boolean
}

/** What can be said of where a listing stands among the others: a drawing only where there are others. */
export type Whereabouts =
  | { kind: 'stretch'; stretch: Stretch; origin: string; total: number }
  | { kind: 'alone'; road: string }
  | { kind: 'plate'; place: string }
  | { kind: 'unplaced' }

/** How many stops a stretch shows to either side; a group without a verified order is shown whole or not at all. */
const NEIGHBOURS = 2

/** Where a listing stands on the map of a catalogue. */
export function whereaboutsOf(slug: string, placed: PlacedRoads, total: number): Whereabouts {
  const path = placed.roads.flatMap((road) => pathTo(slug, road))
  const stretch = path.length > 0 ? stretchOf(slug, path) : undefined
  if (stretch && stopsOf([stretch.road]).length > 1)
    return { kind: 'stretch', stretch, origin: placed.origin, total }
  if (stretch) return { kind: 'alone', road: stretch.road.name }
  const plate = placed.plates.find(({ stops }) => stops.some((stop) => stop.slug === slug))
  if (!plate) return { kind: 'unplaced' }
  return plate.road === undefined
    ? { kind: 'plate', place: plate.place }
    : { kind: 'alone', road: plate.road }
}

/** The roads that lead from the origin past a listing and straight on; none where it stands elsewhere. */
function pathTo(slug: string, road: PlacedRoad): PlacedRoad[] {
  if (holds(road.groups, slug)) return [road, ...straightOn(road)]
  const rest = road.onward.flatMap((next) => pathTo(slug, next))
  return rest.length > 0 ? [road, ...rest] : []
}

function straightOn({ onward }: PlacedRoad): PlacedRoad[] {
  const next = onward.at(-1)
  return next ? [next, ...straightOn(next)] : []
}

function holds(groups: readonly PlacedStop[][], slug: string): boolean {
  return groups.some((group) => group.some((stop) => stop.slug === slug))
}

function stretchOf(slug: string, path: readonly PlacedRoad[]): Stretch | undefined {
  const groups = path.flatMap((road) => road.groups)
  const at = groups.findIndex((group) => holds([group], slug))
  const before = nextTo(reversed(groups.slice(0, at)))
  const after = nextTo(groups.slice(at + 1))
  const kept = new Set(groups.slice(at - before, at + after + 1))
  const roads = path
    .map((road) => ({ ...road, groups: road.groups.filter((group) => kept.has(group)) }))
    .filter((road) => road.groups.length > 0)
    .map((road) => ({ ...road, groups: road.groups.map((group) => group.map(withoutNear)) }))
  const road = roads.reduceRight<PlacedRoad | undefined>(
    (next, one) => ({ ...one, onward: next ? [next] : [] }),
    undefined,
  )
  return road && { road, isFromOrigin: at === before, goesOn: at + after + 1 < groups.length }
}

/** The page of a listing says elsewhere what is near it. */
function withoutNear({ near: _near, ...stop }: PlacedStop): PlacedStop {
  return stop
}

/** How many of the groups next to a listing are shown: the first, and more while they are few stops. */
function nextTo(groups: readonly PlacedStop[][]): number {
  const sums = groups.map((_, index) => groups.slice(0, index + 1).flat().length)
  return Math.max(Math.min(1, groups.length), sums.filter((sum) => sum <= NEIGHBOURS).length)
}
