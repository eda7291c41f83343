import { sectionFacts } from '#app/projects/facts/section-facts.ts'
import { statedFigures } from '#app/projects/facts/stated-figures.ts'

import type { Project } from './project.ts'

export type Stating = Pick<Project, 'facts' | 'plots'> & { sections?: Project['sections'] }

const SIZES: ReadonlySet<string> = new Set(['sq ft', 'sq yards', 'sq m'])
/** Labels with these words give no size of a home, plot or unit. */
const WHOLE = /\b(?:club ?house|total|land|built[ -]up|park|mall)\b/i

export function statesSizes(project: Stating): boolean {
  if (project.plots) return true
  return factTexts(project).some(
    (text) => !WHOLE.test(text) && statedFigures(text).some(({ unit }) => SIZES.has(unit)),
  )
}

export function statesFloors(project: Stating): boolean {
  return factTexts(project).some((text) =>
    statedFigures(text).some(({ unit }) => unit === 'floors'),
  )
}

export function statesUnder(label: RegExp, { facts = [], sections = [] }: Stating): boolean {
  const rows = sections.flatMap((section) => (section.kind === 'particulars' ? section.rows : []))
  return [...facts, ...rows].some((one) => label.test(one.label))
}

function factTexts({ facts = [], sections = [] }: Stating): string[] {
  return [
    ...facts.map(({ figure, unit = '', label }) => `${figure} ${unit} ${label}`),
    ...sections.flatMap(sectionFacts).map(({ part, value }) => `${value} ${part}`),
  ]
}
