import { statedFigures } from '#app/projects/facts/stated-figures.ts'
import type { FieldPath } from '#app/publishing/difference.ts'
import type { Section, SectionOf } from '#app/projects/sections/section.ts'

import { factOfLabel } from './fact-labels.ts'
import type { FactName } from './fact-names.ts'

/** `at`: path of the row, empty for the whole section; `name`: the field with the row's name. */
export type SectionFact = {
  fact: FactName
  part: string
  value: string
  at: FieldPath
  name?: string
}

/** These repeat other fields, so their figures are checked against those. */
type TextSectionKind =
  | 'overview'
  | 'features'
  | 'spaces'
  | 'gallery'
  | 'landmarks'
  | 'sustainability'
  | 'investment'
  | 'developer'
  | 'links'
  | 'coming-soon'

/** The type requires a decision for each kind of section. */
export function sectionFacts(section: Section): SectionFact[] {
  const { kind } = section
  if (kind === 'prices')
    return section.rows.map(({ label, from, to }, row) => ({
      fact: 'price',
      part: label,
      value: to === undefined ? from : `${from} to ${to}`,
      at: ['rows', row],
      name: 'label',
    }))
  if (kind === 'particulars')
    return section.rows.map(({ label, value }, row) => ({
      fact: factOfLabel(label),
      part: label,
      value,
      at: ['rows', row],
      name: 'label',
    }))
  if (kind === 'units') return section.rows.map(homeFact)
  if (kind === 'location') return section.items.map(distanceFact)
  if (kind === 'tiles') return section.items.map((tile, row) => tileFact(tile, row, section.title))
  if (kind === 'payment-plan') return [planFact(section)]
  if (kind === 'claims') return [claimsFact(section)]
  return noFacts(kind)
}

function noFacts(_kind: TextSectionKind): [] {
  return []
}

function homeFact(
  { name, detail, bedrooms }: SectionOf<'units'>['rows'][number],
  row: number,
): SectionFact {
  const named = statedFigures(name)
  const isSized = named.some(({ unit }) => unit !== 'BHK')
  const isCounted = bedrooms === undefined || named.some(({ unit }) => unit === 'BHK')
  const size = detail ?? (isSized ? name : '')
  const value = [size, isCounted ? '' : `${bedrooms} BHK`].filter(Boolean).join(', ') || name
  return { fact: 'figure', part: name, value, at: ['rows', row], name: 'name' }
}

function distanceFact(
  { place, km, wording }: SectionOf<'location'>['items'][number],
  row: number,
): SectionFact {
  const value = [km === undefined ? '' : `${km} km`, wording].filter(Boolean).join(', ')
  return { fact: 'figure', part: place, value, at: ['items', row], name: 'place' }
}

const FIGURE = /\p{N}/u

/** `50000 sq ft` with `Total area.`; a tile without figures states no fact. */
function tileFact(
  { title, text = '' }: SectionOf<'tiles'>['items'][number],
  row: number,
  section: string,
): SectionFact {
  const [counted = ''] = text.split(/[.,;]/)
  const part = counted !== '' && !FIGURE.test(counted) ? counted : section
  const value = FIGURE.test(text) ? `${title}; ${text}` : FIGURE.test(title) ? title : ''
  return { fact: 'figure', part, value, at: ['items', row] }
}

function planFact({ parts }: SectionOf<'payment-plan'>): SectionFact {
  const value = parts.map(({ share, due = '' }) => `${share}% ${due}`.trim()).join(', ')
  return { fact: 'figure', part: 'Shares of the payment', value, at: [] }
}

function claimsFact({ items }: SectionOf<'claims'>): SectionFact {
  return { fact: 'figure', part: 'What the developer states', value: items.join(' '), at: [] }
}
