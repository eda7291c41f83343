import { groupedAreas } from '#app/lib/text/printed-units.ts'
import { towerRow } from '#app/projects/check-drawing/tower-row.ts'
import type { PlotUnit } from '#app/projects/model/plot-units.ts'
import type { Project } from '#app/projects/model/project.ts'
import { statedSizes, statesFloors, type Stating } from '#app/projects/model/stated-facts.ts'

/** Only stated facts are drawn to scale. */
export type Stand =
  | {
      kind: 'towers'
      /** Drawn solid; those up to `maxTowers` are dashed. */
      towers: number
      maxTowers: number
      /** Storeys above ground, ground floor included. */
      floors: number
      heightMetres?: number | undefined
      isCommercial: boolean
    }
  /** Metres a side, smallest first; empty when no size is stated. */
  | { kind: 'land'; sides: readonly number[] }
  /** No height is stated: an open outline. */
  | { kind: 'unknown' }

export type StreetProject = {
  slug: string
  name: string
  location: string
  /** `Two towers, 31 floors`. */
  caption: string
  stand: Stand
}

type Drawn = Stating & Pick<Project, 'slug' | 'name' | 'location' | 'type' | 'elevation'>

export function toStreetProject(project: Drawn): StreetProject {
  const { slug, name, location, type, elevation, plots } = project
  const known = { slug, name, location }
  if (elevation) {
    const { towers, maxTowers, floors, label } = towerRow(elevation)
    const { heightMetres } = elevation
    const isCommercial = type === 'Commercial'
    const stand: Stand = { kind: 'towers', towers, maxTowers, floors, heightMetres, isCommercial }
    return { ...known, caption: label, stand }
  }
  if (plots) {
    const sizes = [plots.smallest, plots.largest].filter((size) => size !== undefined)
    const sides = sizes.map((size) => sideOf(size, plots.unit))
    return { ...known, caption: groupedAreas(plots.label), stand: { kind: 'land', sides } }
  }
  if (type === 'Plots' || type === 'Farmhouse')
    return {
      ...known,
      caption: statedSizes(project) ? 'Sizes not drawn' : 'Sizes to be confirmed',
      stand: { kind: 'land', sides: [] },
    }
  const floors = statesFloors(project) ? 'Floors not to scale' : 'Floors to be confirmed'
  const what = type === 'Upcoming' ? 'Not announced yet' : floors
  return { ...known, caption: `${what}, drawn dashed`, stand: { kind: 'unknown' } }
}

/** Square metres, by the international foot and yard. */
const SQUARE_METRES = {
  'sq ft': 0.3048 ** 2,
  'sq yards': 0.9144 ** 2,
  'sq. yards': 0.9144 ** 2,
} as const satisfies Record<PlotUnit, number>

function sideOf(area: number, unit: PlotUnit): number {
  return Math.sqrt(area * SQUARE_METRES[unit])
}
