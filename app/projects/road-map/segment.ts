import { reversed } from '#app/lib/lists.ts'

import { stopsOf, type PlacedRoad, type PlacedRoads, type PlacedStop } from './placed-roads.ts'

export type Segment = {
  road: PlacedRoad
  isFromOrigin: boolean
  goesOn: boolean
}

/** A drawing only with other projects on the road. */
export type MapPosition =
  | { kind: 'stretch'; segment: Segment; origin: string }
  | { kind: 'alone'; road: string }
  | { kind: 'plate'; place: string }
  | { kind: 'unplaced' }

/** Stops on each side; a group without a verified order is shown whole or not at all. */
const NEIGHBOURS = 2

export function mapPositionOf(slug: string, placed: PlacedRoads): MapPosition {
  const path = placed.roads.flatMap((road) => pathTo(slug, road))
  const segment = path.length > 0 ? segmentOf(slug, path) : undefined
  if (segment && stopsOf([segment.road]).length > 1)
    return { kind: 'stretch', segment, origin: placed.origin }
  if (segment) return { kind: 'alone', road: segment.road.name }
  const plate = placed.plates.find(({ stops }) => stops.some((stop) => stop.slug === slug))
  if (!plate) return { kind: 'unplaced' }
  return plate.road === undefined
    ? { kind: 'plate', place: plate.place }
    : { kind: 'alone', road: plate.road }
}

/** Roads from the origin past a project; undefined when it is elsewhere. */
function pathTo(slug: string, road: PlacedRoad): PlacedRoad[] {
  if (holds(road.groups, slug)) return [road, ...straightOn(road)]
  const rest = road.branches.flatMap((next) => pathTo(slug, next))
  return rest.length > 0 ? [road, ...rest] : []
}

function straightOn({ branches }: PlacedRoad): PlacedRoad[] {
  const next = branches.at(-1)
  return next ? [next, ...straightOn(next)] : []
}

function holds(groups: readonly PlacedStop[][], slug: string): boolean {
  return groups.some((group) => group.some((stop) => stop.slug === slug))
}

function segmentOf(slug: string, path: readonly PlacedRoad[]): Segment | undefined {
  const groups = path.flatMap((road) => road.groups)
  const at = groups.findIndex((group) => holds([group], slug))
  const before = nextTo(reversed(groups.slice(0, at)))
  const after = nextTo(groups.slice(at + 1))
  const visible = new Set(groups.slice(at - before, at + after + 1))
  const roads = path
    .map((road) => ({ ...road, groups: road.groups.filter((group) => visible.has(group)) }))
    .filter((road) => road.groups.length > 0)
    .map((road) => ({ ...road, groups: road.groups.map((group) => group.map(withoutNear)) }))
  const road = roads.reduceRight<PlacedRoad | undefined>(
    (next, one) => ({ ...one, branches: next ? [next] : [] }),
    undefined,
  )
  return road && { road, isFromOrigin: at === before, goesOn: at + after + 1 < groups.length }
}

/** The project's page states this elsewhere. */
function withoutNear({ near: _near, ...stop }: PlacedStop): PlacedStop {
  return stop
}

/** The next group, and more while they have few stops. */
function nextTo(groups: readonly PlacedStop[][]): number {
  const sums = groups.map((_, index) => groups.slice(0, index + 1).flat().length)
  return Math.max(Math.min(1, groups.length), sums.filter((sum) => sum <= NEIGHBOURS).length)
}
