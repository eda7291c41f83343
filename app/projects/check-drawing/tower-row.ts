import { DRAWING_LIMITS } from '#app/projects/catalogue/drawing-limits.ts'
import { statedFigures } from '#app/projects/facts/stated-figures.ts'
import type { Project } from '#app/projects/model/project.ts'

export type TowerRow = {
  /** The fewest that the project states, drawn solid. */
  towers: number
  /** The most that it states; the others are dashed. */
  maxTowers: number
  floors: number
  /** `4–5 towers, 23 floors`. */
  label: string
}

/** The label tells whether the project states a range. */
export function towerRow({ towers, floors, label }: NonNullable<Project['elevation']>): TowerRow {
  const stated = statedFigures(label).filter(({ unit }) => unit === 'towers')
  const maxTowers = Math.min(
    DRAWING_LIMITS.towers,
    Math.max(towers, ...stated.flatMap(({ amounts }) => amounts)),
  )
  return { towers, maxTowers, floors, label }
}

export function floorTicks(floors: number): number[] {
  const step = floors > 30 ? 10 : 5
  const below = Array.from({ length: Math.floor(floors / step) }, (_, at) => (at + 1) * step)
  // Closer numbers would touch.
  return [...below.filter((floor) => floors - floor > step / 3), floors]
}
