import type { Project } from '#app/projects/model/project.ts'
import { statedFigures } from '#app/projects/facts/stated-figures.ts'
import { isSize } from '#app/projects/model/stated-facts.ts'

export type FactCell = NonNullable<Project['facts']>[number]

type Stated = Pick<Project, 'area' | 'facts'> & {
  summary?: string | undefined
  sections?: Project['sections'] | undefined
}

/** Labels of facts that answer a question (app/projects/questions). */
const ANSWERED = /\b(?:possession|completion|payment plan)\b/i

/** The land and the facts, as stated. */
export function statedCells({ area, facts = [] }: Pick<Stated, 'area' | 'facts'>): FactCell[] {
  const [figure, ...unit] = area?.split(' ') ?? []
  const land = figure ? [{ figure, unit: unit.join(' '), label: 'Land' }] : []
  return [...land, ...facts]
}

/** Figures of the building; what answers a question stands in the ledger. */
export function buildingCells(project: Stated): FactCell[] {
  return statedCells(project).filter((cell) => !ANSWERED.test(cell.label) && !isSize(cell))
}

/** A single fact makes no strip, unless the page states it nowhere else. */
export function factCells(project: Stated): FactCell[] {
  const cells = buildingCells(project)
  const [only] = cells
  if (!only || cells.length > 1) return cells
  const texts = textsOf([project.summary, project.sections])
  return texts.some((text) => says(text, only)) ? [] : cells
}

function says(text: string, { figure, unit = '', label }: FactCell): boolean {
  const [own] = statedFigures(`${figure} ${unit} ${label}`)
  if (!own) return figure.length > 1 && text.includes(figure)
  return statedFigures(text).some(
    (one) => one.unit === own.unit && one.amounts.join(' ') === own.amounts.join(' '),
  )
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
