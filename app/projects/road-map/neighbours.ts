import { sorted } from '#app/lib/lists.ts'

import type { PlacedRoad, PlacedRoads } from './placed-roads.ts'

/** `distance`: stops between the two, 0 where their order is not verified. */
type Neighbour = { slug: string; distance: number }

/** Nearest first; of two at the same distance, the one farther along. */
export type AlongRoad = { road: string; isLoose: boolean; neighbours: Neighbour[] }

/** A lookup from project to its road; undefined off the roads. */
export function alongRoads({ roads }: Pick<PlacedRoads, 'roads'>): ReadonlyMap<string, AlongRoad> {
  return new Map(allOf(roads).flatMap(stopsOf))
}

function allOf(roads: readonly PlacedRoad[]): PlacedRoad[] {
  return roads.flatMap((road) => [road, ...allOf(road.branches)])
}

function stopsOf({ name, isLoose = false, groups }: PlacedRoad): [string, AlongRoad][] {
  const stops = groups
    .map((group) => group.flatMap(({ slug }) => slug ?? []))
    .filter((group) => group.length > 0)
    .flatMap((group, at) => group.map((slug) => ({ slug, at })))
  return stops.map(({ slug, at }) => {
    const others = stops.filter((one) => one.slug !== slug)
    const neighbours = sorted(
      others,
      (a, b) => Math.abs(a.at - at) - Math.abs(b.at - at) || b.at - a.at,
    ).map((one) => ({ slug: one.slug, distance: Math.abs(one.at - at) }))
    return [slug, { road: name, isLoose, neighbours }]
  })
}
