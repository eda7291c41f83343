import { MOST } from '#app/projects/catalogue/most-built.ts'
import { statedFigures } from '#app/projects/fact-check/figures/stated-figures.ts'
import type { Project } from '#app/projects/model/project.ts'

/** The towers that a listing states, counted and not measured. */
export type TowerRow = {
  /** Drawn whole: the fewest that the listing states. */
  towers: number
  /** The most that it states; those beyond `towers` are dashed. */
  most: number
  floors: number
  /** The listing's own words: `4–5 towers, 23 floors`. */
  label: string
}

/** What may be drawn of a listing's towers; its label says where it states a range of them. */
export function towerRow({ towers, floors, label }: NonNullable<Project['elevation']>): TowerRow {
  const stated = statedFigures(label).filter(({ unit }) => unit === 'towers')
  const most = Math.min(MOST.towers, Math.max(towers, ...stated.map(({ amount }) => amount)))
  return { towers, most, floors, label }
}

/** Floors by which the scale beside towers is numbered: every fifth or tenth, and the highest. */
export function floorTicks(floors: number): number[] {
  const step = floors > 30 ? 10 : 5
  const below = Array.from({ length: Math.floor(floors / step) }, (_, at) => (at + 1) * step)
  // Numbers closer than this would touch.
  return [...below.filter((floor) => floors - floor > step / 3), floors]
}
