import { indianFigure } from '#app/lib/money.ts'
import { groupedAreas } from '#app/lib/text/printed-units.ts'
import type { Project } from '#app/projects/model/project.ts'
import { statedFigures } from '#app/projects/facts/stated-figures.ts'
import type { QuestionState } from '#app/projects/questions/question.ts'

export type FactCell = NonNullable<Project['facts']>[number]

type Stated = Pick<Project, 'area' | 'facts'> & {
  summary?: string | undefined
  sections?: Project['sections'] | undefined
}

/** Labels that say no more than the question which the fact answers. */
const ANSWER =
  /^(?:sizes?|plots?|plots? from|plot sizes?|(?:smallest|largest) plot|units?|payment plan)$|\b(?:possession|completion)\b/i

/** With separators, and its unit in one spelling. */
export function printedCell<C extends Pick<FactCell, 'figure' | 'unit'>>(cell: C): C {
  if (cell.unit === undefined) return { ...cell, figure: countText(cell.figure) }
  const unit = groupedAreas(cell.unit)
  return {
    ...cell,
    unit,
    figure: groupedAreas(`${cell.figure} ${unit}`).slice(0, -unit.length - 1),
  }
}

function countText(figure: string): string {
  const isYear = /^(?:19|20)\d\d$/.test(figure)
  return /^\d{4,}$/.test(figure) && !isYear ? indianFigure(Number(figure)) : figure
}

/** The land and the facts, as stated. */
function statedCells({ area, facts = [] }: Pick<Stated, 'area' | 'facts'>): FactCell[] {
  const [figure, ...unit] = area?.split(' ') ?? []
  const land = figure ? [{ figure, unit: unit.join(' '), label: 'Land' }] : []
  return [...land, ...facts]
}

/** Figures of the building, without those that the ledger states. */
export function buildingCells(
  project: Pick<Stated, 'area' | 'facts'>,
  questions: readonly QuestionState[],
): FactCell[] {
  const values = questions.flatMap((one) => (one.state === 'confirmed' ? one.value : []))
  return statedCells(project).filter(({ label, ...cell }) => {
    const { figure, unit } = printedCell(cell)
    if (ANSWER.test(label)) return !values.some((value) => value.includes(figure))
    return !values.includes(`${figure} ${unit}`)
  })
}

/** What a page without a ledger states. */
export function allCells(page: Pick<Project, 'area' | 'facts' | 'possession'>): FactCell[] {
  const { possession } = page
  const cells = statedCells(page)
  const isStated = cells.some(({ label }) => /\b(?:possession|completion)\b/i.test(label))
  if (possession === undefined || isStated) return cells
  return [...cells, { figure: possession, label: 'Possession' }]
}

/** A single fact makes no strip, unless the page states it nowhere else. */
export function factCells(project: Stated, questions: readonly QuestionState[]): FactCell[] {
  const cells = buildingCells(project, questions)
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
