import type { ProjectContent } from '#app/projects/model/project.ts'
import type { FieldPath } from '#app/publishing/difference.ts'

import { foldedKey, REGISTERED_ALONE } from './fact-key.ts'
import type { ProjectFact } from './fact-names.ts'
import { sectionFacts } from './section-facts.ts'

/** A place for a fact, empty or not; `at`: path of the field or row, `label`: path of the row's name. */
export type FactSlot = ProjectFact & { at: FieldPath; label?: FieldPath }

export const ACCOUNT = 'collection account'
export const PAGE = 'page at the authority'

/** Facts about a new project that need no source. */
export const WHAT_IT_IS = {
  developer: 'Who builds it',
  location: 'Where it lies',
  stage: 'Stage of the sale',
  type: 'Kind of property',
} as const satisfies Partial<Record<keyof ProjectContent, string>>

/** Every place for a fact, with unique names: a second row of the same name is `3 BHK (2)`. */
export function factSlots(project: ProjectContent): FactSlot[] {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return [...ownSlots(project), ...partSlots(project), ...pageSlots(project)].map((slot) => {
    const called = foldedKey(slot)
    let own = slot
    // A row may already have the name `3 BHK (2)`.
    while (taken.has(foldedKey(own))) {
      const count = (counts.get(called) ?? 1) + 1
      counts.set(called, count)
      own = { ...slot, part: `${slot.part} (${count})` }
    }
    taken.add(foldedKey(own))
    return own
  })
}

export function slotsByKey(project: ProjectContent): Map<string, FactSlot> {
  return new Map(factSlots(project).map((slot) => [foldedKey(slot), slot]))
}

export function repeatedLabels(project: ProjectContent): { at: FieldPath; called: string }[] {
  const labelled = [...partSlots(project), ...pageSlots(project)].flatMap(({ label, at, part }) =>
    label ? [{ at: label, table: at.slice(0, -1).join(' '), called: part }] : [],
  )
  const seen = new Set<string>()
  return labelled.filter(({ table, called }) => {
    const name = JSON.stringify([table, called])
    return seen.has(name) || !seen.add(name)
  })
}

function ownSlots({
  price,
  possession = '',
  rera,
  area = '',
  availability = '',
  pin = '',
  outline,
  ...rest
}: ProjectContent): FactSlot[] {
  const number = rera && (rera.number ?? REGISTERED_ALONE)
  const { account = '', page = '' } = rera ?? {}
  return [
    { fact: 'price', part: '', value: price, at: ['price'] },
    { fact: 'possession', part: '', value: possession, at: ['possession'] },
    { fact: 'rera', part: '', value: number ?? '', at: ['rera'] },
    { fact: 'rera', part: ACCOUNT, value: account, at: ['rera', 'account'] },
    { fact: 'rera', part: PAGE, value: page, at: ['rera', 'page'] },
    { fact: 'area', part: '', value: area, at: ['area'] },
    { fact: 'figure', part: 'Exact location', value: pin, at: ['pin'] },
    { fact: 'figure', part: 'Outline on the map', value: outlined(outline), at: ['outline'] },
    { fact: 'figure', part: 'Drawing to scale', value: drawn(rest), at: ['elevation'] },
    { fact: 'figure', part: 'Availability', value: availability, at: ['availability'] },
    { fact: 'figure', part: 'Sizes of plots', value: plotted(rest), at: ['plots'] },
    ...(['developer', 'location', 'stage', 'type'] as const).map((field): FactSlot => {
      return { fact: 'figure', part: WHAT_IT_IS[field], value: rest[field] ?? '', at: [field] }
    }),
  ]
}

/** `sector: 28.45, 77.02; 28.46, 77.03; 28.45, 77.03` */
function outlined(outline: ProjectContent['outline']): string {
  return outline ? `${outline.of}: ${outline.corners.join('; ')}` : ''
}

/** `Two towers, 31 floors (2 × 31 floors)`: the label and the drawing. */
function drawn({ elevation }: Pick<ProjectContent, 'elevation'>): string {
  if (!elevation) return ''
  const { towers, floors, heightMetres, label } = elevation
  const height = heightMetres === undefined ? '' : `, ${heightMetres} m`
  return `${label} (${towers} × ${floors} floors${height})`
}

function plotted({ plots }: Pick<ProjectContent, 'plots'>): string {
  if (!plots) return ''
  const { smallest, largest, unit, label } = plots
  return `${label} (${[smallest, largest].filter(Boolean).join('–')} ${unit})`
}

type Parts = Pick<ProjectContent, 'facts' | 'sections'>

function partSlots({ facts = [], sections }: Parts, below?: { name: string; at: FieldPath }) {
  const [of, above] = below ? [`${below.name}, `, below.at] : ['', []]
  const cells = facts.map(({ figure, unit = '', label }, cell): FactSlot => {
    const at = [...above, 'facts', cell]
    const value = `${figure} ${unit}`.trim()
    return { fact: 'figure', part: of + label, value, at, label: [...at, 'label'] }
  })
  const rows = sections.flatMap((section, index) =>
    sectionFacts(section).map(({ fact, part, value, at: row, name }): FactSlot => {
      const at = [...above, 'sections', index, ...row]
      return { fact, part: of + part, value, at, ...(name && { label: [...at, name] }) }
    }),
  )
  return [...rows, ...cells]
}

function pageSlots({ pages = [] }: ProjectContent): FactSlot[] {
  return pages.flatMap((page, index) => {
    const at = ['pages', index]
    const { name, possession = '' } = page
    return [
      { fact: 'possession', part: name, value: possession, at: [...at, 'possession'] },
      ...partSlots(page, { name, at }),
    ]
  })
}
