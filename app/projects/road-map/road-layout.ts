import type { PlacedRoad, PlacedStop } from './placed-roads.ts'

/** A horizontal road in equal columns; names alternate above and below, two columns wide, and never overlap (roads-across.css). */
export type RoadLayout = {
  columns: number
  bands: number
  stops: StopLayout[]
  stopColumns: number
  /** The last name needs another column where a road bends or another name is above. */
  hasTail: boolean
  branches: { columns: number; bands: number; above: number; roads: RoadLayout[] } | undefined
}

type StopLayout = {
  stop: PlacedStop
  isAbove: boolean
  isTied: boolean
}

export function layOut(road: PlacedRoad): RoadLayout {
  const stops = road.groups
    .flatMap((group) =>
      group.map((stop, index) => ({ stop, isTied: index + 1 < group.length, isAbove: false })),
    )
    .map((one, index) => ({ ...one, isAbove: index % 2 === 1 }))
  const roads = road.branches.map(layOut)
  const branches = roads.length > 0 ? abreast(roads) : undefined
  const hasTail = !branches || branches.above > 0 || stops.at(-1)?.isAbove === true
  const stopColumns = stops.length + Number(hasTail)
  return {
    columns: 1 + stopColumns + (branches?.columns ?? 0),
    bands: Math.max(1, branches?.bands ?? 0),
    stops,
    stopColumns,
    hasTail,
    branches: branches && { ...branches, roads },
  }
}

/** `above`: the bands above the last one. */
export function abreast(roads: readonly RoadLayout[]) {
  const bands = roads.reduce((sum, road) => sum + road.bands, 0)
  return {
    columns: Math.max(...roads.map(({ columns }) => columns)),
    bands,
    above: bands - (roads.at(-1)?.bands ?? 0),
  }
}
