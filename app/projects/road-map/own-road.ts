import { groupBy, sorted } from '#app/lib/lists.ts'
import type { Project } from '#app/projects/model/project.ts'

import type { MappedRoad, RoadMap } from './road-map.ts'

type Listed = Pick<Project, 'slug' | 'road'>

/** Limits the drawing for catalogues of thousands. */
const MAX_NEARBY = 12

/** Roads and places that a project may choose. */
export function roadNames({ roads, plates }: RoadMap): string[] {
  const own = roads.flatMap(({ name, onward = [] }: MappedRoad) => [
    name,
    ...onward.map((next) => next.name),
  ])
  return [...own, ...plates.map(({ place }) => place)]
}

/** The longest road or place in a location: `Sector 22A, Yamuna Expressway`. */
export function roadOf(location: string, map: RoadMap): string | undefined {
  const normalized = paddedWords(location)
  const named = roadNames(map).filter((name) => normalized.includes(paddedWords(name)))
  return sorted(named, (one, other) => other.length - one.length)[0]
}

/** For comparing whole words. */
function paddedWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

/** Adds projects that name their road themselves, next to it, because their order is not verified. */
export function withOwnRoads(map: RoadMap, unplaced: readonly Listed[]): RoadMap {
  const by = groupBy(
    unplaced.filter(({ road }) => road !== undefined),
    ({ road }) => road,
  )
  const slugsOn = (name: string) =>
    (by.get(name) ?? []).slice(0, MAX_NEARBY).map(({ slug }) => slug)
  const withStops = <R extends { name: string; stops: MappedRoad['stops'] }>(road: R): R => ({
    ...road,
    stops: [...road.stops, ...slugsOn(road.name).map((slug) => ({ beside: slug }))],
  })
  return {
    ...map,
    roads: map.roads.map((road: MappedRoad) => ({
      ...withStops(road),
      ...(road.onward && { onward: road.onward.map(withStops) }),
    })),
    plates: map.plates.map((plate) => ({
      ...plate,
      stops: [...plate.stops, ...slugsOn(plate.place)],
    })),
  }
}
