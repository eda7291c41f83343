import { headingOf } from '#app/projects/sections/section-anchor.ts'
import type { FieldPath } from '#app/ui/document/field.tsx'
import type { Section, SectionOf } from '#app/projects/sections/section.ts'

/** `labelAt` and `valuesAt` are paths in the section; a label of ours has none. */
export type LedgerRow = {
  label: string
  labelAt?: FieldPath
  values: readonly string[]
  valuesAt: FieldPath
  links?: readonly Link[]
}

type Link = SectionOf<'links'>['items'][number]

/** Longer lists are sections of their own. */
const SHORT = 4

/** Undefined for a section that is no row. */
export function ledgerRows(section: Section): LedgerRow[] | undefined {
  const label = headingOf(section)
  const { kind } = section
  if (kind === 'particulars') {
    return section.rows.map((row, index) => ({
      label: row.label,
      labelAt: ['rows', index, 'label'],
      values: [row.value],
      valuesAt: ['rows', index, 'value'],
    }))
  }
  if (kind === 'features') {
    if (section.items.length > SHORT) return undefined
    return [{ label, labelAt: ['title'], values: section.items, valuesAt: ['items'] }]
  }
  if (kind === 'units') {
    if (section.rows.some(({ bedrooms }) => bedrooms !== undefined)) return undefined
    return section.rows.map(({ name, detail = '' }, index) => ({
      label: name,
      labelAt: ['rows', index, 'name'],
      values: [detail],
      valuesAt: ['rows', index, 'detail'],
    }))
  }
  if (kind === 'sustainability' || kind === 'investment' || kind === 'developer') {
    if (section.paragraphs.length > 1) return undefined
    return [{ label, values: section.paragraphs, valuesAt: ['paragraphs', 0] }]
  }
  if (kind !== 'links') return undefined
  return [
    {
      label,
      values: section.note ? [section.note] : [],
      valuesAt: ['note'],
      links: section.items,
    },
  ]
}

export type SectionRow = LedgerRow & { section: number }

/** `section`: the index of the row's section. */
export function withLedger(sections: readonly Section[]): {
  alone: Section[]
  rows: SectionRow[]
} {
  const alone = sections.filter((section) => ledgerRows(section) === undefined)
  const rows = sections.flatMap((section, index) =>
    (ledgerRows(section) ?? []).map((row) => ({ ...row, section: index })),
  )
  return { alone, rows }
}
