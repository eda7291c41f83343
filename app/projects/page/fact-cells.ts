import { textsOf } from '#app/projects/fact-check/figures/texts-of.ts'
import type { Project } from '#app/projects/model/project.ts'

export type FactCell = NonNullable<Project['facts']>[number]

type Stated = Pick<Project, 'area' | 'facts' | 'possession'> & {
  sections?: Project['sections'] | undefined
}

/** Cells of the fact strip; one fact alone makes no strip, but for possession that nothing else says. */
export function factCells(project: Stated): FactCell[] {
  const [figure, ...unit] = project.area?.split(' ') ?? []
  const land = figure ? [{ figure, unit: unit.join(' '), label: 'Land' }] : []
  const unsaid = unsaidPossession(project)
  const cells = [...land, ...(project.facts ?? []), ...unsaid]
  return cells.length > 1 || unsaid.length > 0 ? cells : []
}

/** When homes are handed over, where no fact and no section of the page says anything of it. */
function unsaidPossession({ possession, facts, sections }: Stated): FactCell[] {
  if (possession === undefined) return []
  const isSaid = textsOf([facts, sections]).some(
    (text) => text.includes(possession) || /\bpossession\b/i.test(text),
  )
  return isSaid ? [] : [{ figure: possession, label: 'Possession' }]
}
