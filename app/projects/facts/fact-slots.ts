import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'

import { foldedKey, REGISTERED_ALONE } from './fact-key.ts'
import type { ListingFact } from './fact-names.ts'
import { sectionFacts } from './section-facts.ts'

/**
 * Where a fact stands, or would; its value is empty where nothing is stated there. `at` is the way to the field
 * or the whole row, `label` the one to the field of the row that says which fact it is.
 */
export type FactSlot = ListingFact & { at: FieldPath; label?: FieldPath }

/** What is stated of a registration beside its number. */
export const ACCOUNT = 'collection account'
export const PAGE = 'page at the authority'

/** What a listing is, as nobody is asked for the source of before anything of it is published. */
export const WHAT_IT_IS = {
  developer: 'Who builds it',
  location: 'Where it lies',
  stage: 'Stage of the sale',
  type: 'Kind of property',
} as const satisfies Partial<Record<keyof Listing, string>>

/**
 * Every place of a listing in which a fact stands, each under a name of its own: of two rows that are
 * called the same the second is `3 BHK (2)`, so that neither hides the other.
 */
export function factSlots(listing: Listing): FactSlot[] {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return [...ownSlots(listing), ...partSlots(listing), ...pageSlots(listing)].map((slot) => {
    const called = foldedKey(slot)
    let own = slot
    // A row may be called as the second of another would be.
    while (taken.has(foldedKey(own))) {
      const count = (counts.get(called) ?? 1) + 1
      counts.set(called, count)
      own = { ...slot, part: `${slot.part} (${count})` }
    }
    taken.add(foldedKey(own))
    return own
  })
}

/** The same by the name of the fact (`foldedKey`). */
export function slotsByKey(listing: Listing): Map<string, FactSlot> {
  return new Map(factSlots(listing).map((slot) => [foldedKey(slot), slot]))
}

/** The second of two rows in one table that are called the same, by the way to its name. */
export function repeatedLabels(listing: Listing): { at: FieldPath; called: string }[] {
  const labelled = [...partSlots(listing), ...pageSlots(listing)].flatMap(({ label, at, part }) =>
    label ? [{ at: label, table: at.slice(0, -1).join(' '), called: part }] : [],
  )
  const seen = new Set<string>()
  return labelled.filter(({ table, called }) => {
    const name = JSON.stringify([table, called])
    return seen.has(name) || !seen.add(name)
  })
}

function ownSlots({ price, possession = '', rera, area = '', ...rest }: Listing): FactSlot[] {
  const number = rera && (rera.number ?? REGISTERED_ALONE)
  const { account = '', page = '' } = rera ?? {}
  return [
    { fact: 'price', part: '', value: price, at: ['price'] },
    { fact: 'possession', part: '', value: possession, at: ['possession'] },
    { fact: 'rera', part: '', value: number ?? '', at: ['rera'] },
    { fact: 'rera', part: ACCOUNT, value: account, at: ['rera', 'account'] },
    { fact: 'rera', part: PAGE, value: page, at: ['rera', 'page'] },
    { fact: 'area', part: '', value: area, at: ['area'] },
    { fact: 'figure', part: 'Drawing to scale', value: drawn(rest), at: ['elevation'] },
    { fact: 'figure', part: 'Sizes of plots', value: plotted(rest), at: ['plots'] },
    ...(['developer', 'location', 'stage', 'type'] as const).map((field): FactSlot => {
      return { fact: 'figure', part: WHAT_IT_IS[field], value: rest[field] ?? '', at: [field] }
    }),
  ]
}

/** `Two towers, 31 floors (2 × 31 floors)`: what is said beside the drawing, and what it shows. */
function drawn({ elevation }: Pick<Listing, 'elevation'>): string {
  if (!elevation) return ''
  const { towers, floors, heightMetres, label } = elevation
  const height = heightMetres === undefined ? '' : `, ${heightMetres} m`
  return `${label} (${towers} × ${floors} floors${height})`
}

function plotted({ plots }: Pick<Listing, 'plots'>): string {
  if (!plots) return ''
  const { smallest, largest, unit, label } = plots
  return `${label} (${[smallest, largest].filter(Boolean).join('–')} ${unit})`
}

type Parts = Pick<Listing, 'facts' | 'sections'>

/** The cells of the fact strip and the rows of sections, of a listing or of a page below it. */
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

function pageSlots({ pages = [] }: Listing): FactSlot[] {
  return pages.flatMap((page, index) => {
    const at = ['pages', index]
    const { name, possession = '' } = page
    return [
      { fact: 'possession', part: name, value: possession, at: [...at, 'possession'] },
      ...partSlots(page, { name, at }),
    ]
  })
}
