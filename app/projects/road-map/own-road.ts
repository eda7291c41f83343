import { groupBy, sorted } from '#app/lib/lists.ts'
import type { Project } from '#app/projects/model/project.ts'

import type { MappedRoad, RoadMap } from './road-map.ts'

type Listed = Pick<Project, 'slug' | 'road'>

/** Listings that are drawn beside a road by their own word: a catalogue of thousands has no longer a drawing than a small one. */
const MOST_BESIDE = 12

/** What a listing may say that it lies on: every road of the map, and every place that none of them reaches. */
export function roadNames({ roads, plates }: RoadMap): string[] {
  const own = roads.flatMap(({ name, onward = [] }: MappedRoad) => [
    name,
    ...onward.map((next) => next.name),
  ])
  return [...own, ...plates.map(({ place }) => place)]
}

/** The road, or the place, that a location names: `Sector 22A, Yamuna Expressway`; the longest of several. */
export function roadOf(location: string, map: RoadMap): string | undefined {
  const said = wordsOf(location)
  const named = roadNames(map).filter((name) => said.includes(wordsOf(name)))
  return sorted(named, (one, other) => other.length - one.length)[0]
}

/** For comparing whole words. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

/**
 * The map with listings that it does not name and that say themselves which road they lie on: beside that
 * road, for where along it nobody has verified.
 */
export function withOwnRoads(map: RoadMap, waiting: readonly Listed[]): RoadMap {
  const by = groupBy(
    waiting.filter(({ road }) => road !== undefined),
    ({ road }) => road,
  )
  const slugsOn = (name: string) =>
    (by.get(name) ?? []).slice(0, MOST_BESIDE).map(({ slug }) => slug)
  const withStops = <R extends { name: string; stops: MappedRoad['stops'] }>(road: R): R => ({
    ...road,
    stops: [...road.stops, ...slugsOn(road.name).map((beside) => ({ beside }))],
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
