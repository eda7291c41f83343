import { sectionFacts } from '#app/projects/facts/section-facts.ts'
import type { ProjectFact } from '#app/projects/facts/fact-names.ts'
import { statedFigures } from '#app/projects/facts/stated-figures.ts'

import type { Checked } from './checked.ts'
import type { Project } from './project.ts'

export type Stating = {
  facts?: Project['facts']
  plots?: Project['plots']
  sections?: Project['sections'] | undefined
}

/** `fact` and `part` as in the history of facts; `checked` where the section has its own source. */
export type StatedRow = ProjectFact & { checked?: Checked | undefined }

const SIZES: ReadonlySet<string> = new Set(['sq ft', 'sq yards', 'sq m'])
/** Labels with these words give no size of a home, plot or unit. */
const WHOLE = /\b(?:club ?house|total|land|built[ -]up|park|mall)\b/i

/** Sizes of homes, plots or units, as stated: `1850–3200 sq ft`. */
export function statedSizes({ plots, ...stating }: Stating): StatedRow | undefined {
  if (plots) return { fact: 'figure', part: 'Sizes of plots', value: plots.label }
  const facts = stating.facts?.filter(({ isTerm }) => isTerm !== true)
  const [first, ...others] = cellsOf({ facts }).flatMap(sizesIn)
  if (first) return { ...first, value: listed([first, ...others]) }
  const [row, ...rows] = rowsOf(stating).flatMap(sizesIn)
  return row && { ...row, value: listed([row, ...rows]) }
}

export function statesFloors(project: Stating): boolean {
  return [...cellsOf(project), ...rowsOf(project)].some(({ value, part }) =>
    statedFigures(`${value} ${part}`).some(({ unit }) => unit === 'floors'),
  )
}

/** The first fact or row of details under such a label. */
export function findStated(
  label: RegExp,
  { facts, sections = [] }: Stating,
): StatedRow | undefined {
  const details = sections.filter(({ kind }) => kind === 'particulars')
  return [...cellsOf({ facts }), ...rowsOf({ sections: details })].find(({ part }) =>
    label.test(part),
  )
}

function sizesIn(row: StatedRow): StatedRow[] {
  const text = `${row.value} ${row.part}`
  if (WHOLE.test(text)) return []
  return statedFigures(text)
    .filter(({ unit }) => SIZES.has(unit))
    .map((figure) => ({ ...row, value: figure.text }))
}

function listed(rows: readonly StatedRow[]): string {
  return [...new Set(rows.map(({ value }) => value))].join(', ')
}

function cellsOf({ facts = [] }: Stating): StatedRow[] {
  return facts.map(({ figure, unit = '', label }) => ({
    fact: 'figure',
    part: label,
    value: `${figure} ${unit}`.trim(),
  }))
}

function rowsOf({ sections = [] }: Stating): StatedRow[] {
  return sections.flatMap((section) =>
    sectionFacts(section).map((row) => ({ ...row, checked: section.checked })),
  )
}
