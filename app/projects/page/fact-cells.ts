import type { Project } from '#app/projects/project.ts'

export type FactCell = NonNullable<Project['facts']>[number]

/** Cells of the fact strip; one fact alone makes no strip. */
export function factCells(project: Pick<Project, 'area' | 'facts'>): FactCell[] {
  const [figure, ...unit] = project.area?.split(' ') ?? []
  const land = figure ? [{ figure, unit: unit.join(' '), label: 'Land' }] : []
  const cells = [...land, ...(project.facts ?? [])]
  return cells.length > 1 ? cells : []
}
