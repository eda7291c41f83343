import { headingOf } from '#app/projects/sections/section-anchor.ts'
import type { Section, SectionOf } from '#app/projects/sections/section.ts'

export type LedgerRow = { label: string; values: readonly string[]; links?: readonly Link[] }

type Link = SectionOf<'links'>['items'][number]

/** Longer lists are sections of their own. */
const SHORT = 4

/** Undefined for a section that is no row. */
export function ledgerRows(section: Section): LedgerRow[] | undefined {
  const label = headingOf(section)
  const { kind } = section
  if (kind === 'particulars') {
    return section.rows.map((row) => ({ label: row.label, values: [row.value] }))
  }
  if (kind === 'features') {
    return section.items.length > SHORT ? undefined : [{ label, values: section.items }]
  }
  if (kind === 'units') {
    if (section.rows.some(({ bedrooms }) => bedrooms !== undefined)) return undefined
    return section.rows.map(({ name, detail = '' }) => ({ label: name, values: [detail] }))
  }
  if (kind === 'sustainability' || kind === 'investment' || kind === 'developer') {
    return section.paragraphs.length > 1 ? undefined : [{ label, values: section.paragraphs }]
  }
  if (kind !== 'links') return undefined
  return [{ label, values: section.note ? [section.note] : [], links: section.items }]
}

export function withLedger(sections: readonly Section[]): {
  alone: Section[]
  rows: LedgerRow[]
} {
  const alone = sections.filter((section) => ledgerRows(section) === undefined)
  return { alone, rows: sections.flatMap((section) => ledgerRows(section) ?? []) }
}
