import type { Project } from '#app/projects/model/project.ts'

export type FactCell = NonNullable<Project['facts']>[number]

type Stated = Pick<Project, 'area' | 'facts' | 'possession'> & {
  sections?: Project['sections'] | undefined
}

/** A single fact makes no strip, except possession that nothing else states. */
export function factCells(project: Stated): FactCell[] {
  const [figure, ...unit] = project.area?.split(' ') ?? []
  const land = figure ? [{ figure, unit: unit.join(' '), label: 'Land' }] : []
  const unstated = unstatedPossession(project)
  const cells = [...land, ...(project.facts ?? []), ...unstated]
  return cells.length > 1 || unstated.length > 0 ? cells : []
}

function unstatedPossession({ possession, facts, sections }: Stated): FactCell[] {
  if (possession === undefined) return []
  const isStated = textsOf([facts, sections]).some(
    (text) => text.includes(possession) || /\bpossession\b/i.test(text),
  )
  return isStated ? [] : [{ figure: possession, label: 'Possession' }]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
