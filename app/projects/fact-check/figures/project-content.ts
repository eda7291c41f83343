import type { z } from 'zod'

import type { projectSchema } from '#app/projects/model/project.ts'

export type ProjectContent = z.output<typeof projectSchema>
type Page = NonNullable<ProjectContent['pages']>[number]
type Section = ProjectContent['sections'][number]

/** `where` completes "its …": `its overview`. */
export type Statement = { where: string; text: string }

export type Statements = { facts: Statement[]; texts: Statement[] }

export function statementsOf(page: ProjectContent | Page): Statements {
  const cells = (page.facts ?? []).map(({ figure, unit, label }) =>
    stated('facts', figure, unit, label),
  )
  return {
    facts: [
      ...('area' in page && page.area ? [{ where: 'area', text: page.area }] : []),
      ...cells,
      ...page.sections.flatMap(sectionFacts),
    ],
    texts: [
      { where: 'summary', text: page.summary },
      ...('headline' in page ? headlineTexts(page).map((text) => stated('headline', text)) : []),
      ...('elevation' in page && page.elevation
        ? [{ where: 'elevation', text: page.elevation.label }]
        : []),
      ...('plots' in page && page.plots ? plotTexts(page.plots) : []),
      ...page.sections.flatMap(sectionTexts),
    ],
  }
}

/** The headline's lead with each of its alternating words. */
export function headlineTexts({ headline }: Pick<ProjectContent, 'headline'>): string[] {
  return (headline?.words ?? []).map((word) => `${headline?.lead ?? ''} ${word}`)
}

/** Plot sizes in texts must match those that drawings use. */
function plotTexts({
  smallest,
  largest,
  unit,
  label,
}: NonNullable<ProjectContent['plots']>): Statement[] {
  const sizes = [smallest, largest].filter((size) => size !== undefined)
  return [label, ...sizes.map((size) => `${size} ${unit}`)].map((text) => stated('plots', text))
}

export function sectionFacts(section: Section): Statement[] {
  const { kind } = section
  if (kind === 'units') {
    const where = section.title.toLowerCase()
    return section.rows.map(({ name, detail }) => stated(where, name, detail))
  }
  if (kind === 'prices') return section.rows.map(({ label }) => stated('price list', label))
  if (kind === 'particulars') {
    const rows = section.rows.filter(({ label }) => label !== LAND)
    return rows.map(({ label, value }) => stated(kind, value, label))
  }
  if (kind === 'location')
    return section.items.map(({ km, wording }) => stated(kind, km && `${km} km`, wording))
  if (kind === 'payment-plan')
    return section.parts.map(({ share }) => stated('payment plan', `${share}%`))
  if (kind === 'tiles') return section.items.map(({ title, text }) => stated(kind, title, text))
  return kind === 'claims' ? section.items.map((text) => stated(kind, text)) : []
}

function sectionTexts(section: Section): Statement[] {
  const { kind } = section
  if ('paragraphs' in section) return section.paragraphs.map((text) => stated(kind, text))
  if (kind === 'features')
    return section.items.map((text) => stated(section.title.toLowerCase(), text))
  if (kind === 'particulars') {
    const rows = section.rows.filter(({ label }) => label === LAND)
    return rows.map(({ value }) => stated(kind, value))
  }
  if (kind === 'gallery') return section.items.map(({ title }) => stated(kind, title))
  if (kind === 'coming-soon') return [stated('text', section.text)]
  return 'note' in section ? [stated(`note on its ${kind}`, section.note)] : []
}

/** The row that repeats the project's area. */
const LAND = 'Land'

function stated(where: string, ...parts: (string | number | undefined)[]): Statement {
  return { where, text: parts.filter(Boolean).join(' ') }
}
