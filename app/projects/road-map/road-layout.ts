import type { PlacedRoad, PlacedStop } from './placed-roads.ts'

/**
 * How a road is laid out where it runs across: in columns of equal width and in bands, one below the
 * other, each with room above and below its line. Names stand below and above in turns, two columns
 * wide each, so that none meets another whatever the width (roads-across.css).
 */
export type RoadLayout = {
  /** The whole of it: a column for the beginning, one a stop, and those of the roads that go on. */
  columns: number
  bands: number
  stops: StopLayout[]
  /** Columns that the stops take. */
  stopColumns: number
  /** The last name needs a column more than its stop: where a road bends away below, or another's name stands above. */
  hasTail: boolean
  onward: { columns: number; bands: number; above: number; roads: RoadLayout[] } | undefined
}

type StopLayout = {
  stop: PlacedStop
  /** Its name stands above the line. */
  isAbove: boolean
  /** The order between it and the next stop is not verified. */
  isTied: boolean
}

/** Where everything of a road stands. */
export function layOut(road: PlacedRoad): RoadLayout {
  const stops = road.groups
    .flatMap((group) =>
      group.map((stop, index) => ({ stop, isTied: index + 1 < group.length, isAbove: false })),
    )
    .map((one, index) => ({ ...one, isAbove: index % 2 === 1 }))
  const roads = road.onward.map(layOut)
  const onward = roads.length > 0 ? abreast(roads) : undefined
  const hasTail = !onward || onward.above > 0 || stops.at(-1)?.isAbove === true
  const stopColumns = stops.length + Number(hasTail)
  return {
    columns: 1 + stopColumns + (onward?.columns ?? 0),
    bands: Math.max(1, onward?.bands ?? 0),
    stops,
    stopColumns,
    hasTail,
    onward: onward && { ...onward, roads },
  }
}

/** The room that roads take one below the other; `above` is how many bands stand above the last. */
export function abreast(roads: readonly RoadLayout[]) {
  const bands = roads.reduce((sum, road) => sum + road.bands, 0)
  return {
    columns: Math.max(...roads.map(({ columns }) => columns)),
    bands,
    above: bands - (roads.at(-1)?.bands ?? 0),
  }
}
