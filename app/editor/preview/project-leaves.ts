import type { Json } from '#app/lib/json/json.ts'
import { planName } from '#app/projects/model/payment-plan.ts'
import { formatPrice, priceLabel } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { checkText, oldestCheck } from '#app/projects/page/provenance.ts'
import { isGallery } from '#app/projects/sections/page-sections.tsx'
import { ledgerRows } from '#app/projects/sections/prices/ledger-rows.ts'
import { LEDGER } from '#app/projects/sections/prices/ledger-section.tsx'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'
import type { Section } from '#app/projects/sections/section.ts'

import type { ContentPath } from './preview-messages.ts'

export type Leaf = {
  at: ContentPath
  /** Forms that the page may draw, normalised by `normalizeSpaces`. */
  forms: readonly string[]
  /** Selectors of the elements around it, its own section first. */
  homes: Homes
  /** For a picture: its index in the gallery, from 0. */
  picture?: { index: number; of: number }
}

type Homes = readonly [own: string, ...others: string[]]

const HEAD: Homes = ['.project-top']
const SUMMARY: Homes = ['#overview']
const CHECKED: Homes = ['.project-source']
const SHOWN_EARLY = '.overview-picture'

const NON_TEXT_KEYS: ReadonlySet<string | number> = new Set([
  'slug',
  'road',
  'kind',
  'icon',
  'href',
  'page',
  'picture',
  'pictures',
  'slideshow',
  'checked',
  'revealPrice',
  'elevation',
  'plots',
])

const ON_REQUEST = ['RERA number on request', 'Registered, number on request']

/** Normalises spaces, including those that prevent line breaks. */
export function normalizeSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

export function leavesOf(project: Project): Leaf[] {
  const { sections, pages = [], checked: _checked, price: _price, summary, ...head } = project
  const spaces = sections.find(({ kind }) => kind === 'spaces')
  const cards = pages.map((page) => ({ name: page.name, summary: page.summary }))
  return [
    ...leavesIn(head, [], HEAD),
    leaf(['summary'], SUMMARY, summary),
    leaf([isHidden(project) ? 'revealPrice' : 'price'], HEAD, priceForm(project)),
    ...(project.rera?.number === undefined ? [leaf(['rera'], HEAD, ...ON_REQUEST)] : []),
    ...sections.flatMap((section, index) => sectionLeaves(section, ['sections', index])),
    ...(spaces ? leavesIn(cards, ['pages'], homesOf(spaces)) : []),
    checkLeaf(project),
  ].filter(({ forms, picture }) => forms.length > 0 || picture)
}

function sectionLeaves(section: Section, at: ContentPath): Leaf[] {
  const homes = homesOf(section)
  const own = [...leavesIn(section, at, homes), ...pictureLeaves(section, at)]
  // The heading already shows the project's own location.
  if (section.kind === 'location') return [leaf([...at, 'items'], homes, 'Location'), ...own]
  if (section.kind !== 'payment-plan') return own
  return [leaf([...at, 'parts'], homes, planName(section.parts)), ...own]
}

function pictureLeaves(section: Section, at: ContentPath): Leaf[] {
  if (section.kind !== 'gallery' && section.kind !== 'landmarks') return []
  return section.items.map((_, index, items) => ({
    at: [...at, 'items', index, 'picture'],
    forms: [],
    homes: [`#${anchorOf(section)}`],
    picture: { index, of: items.length },
  }))
}

/** The ledger's lines are below its heading, not their own. */
function homesOf(section: Section): Homes {
  const anchor = ledgerRows(section) === undefined ? anchorOf(section) : LEDGER.anchor
  return isGallery(section) ? [`#${anchor}`, SHOWN_EARLY] : [`#${anchor}`]
}

function leavesIn(value: Json, at: ContentPath, homes: Homes): Leaf[] {
  const key = at.at(-1) ?? ''
  if (NON_TEXT_KEYS.has(key)) return []
  if (typeof value === 'string' || typeof value === 'number')
    return [leaf(at, homes, ...formsOf(key, value))]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value))
    return value.flatMap((one: Json, index) => leavesIn(one, [...at, index], homes))
  return Object.entries(value).flatMap(([name, one]) => leavesIn(one, [...at, name], homes))
}

function leaf(at: ContentPath, homes: Homes, ...forms: string[]): Leaf {
  return { at, homes, forms: forms.map(normalizeSpaces).filter((form) => form !== '') }
}

function formsOf(key: string | number, value: string | number): string[] {
  if (key === 'km') return [`${value} km`]
  if (key === 'share') return [`${value}%`]
  if (typeof value === 'number') return []
  if (key === 'from' || key === 'to') return [formatPrice(value)]
  // The fact strip separates a figure from its unit.
  if (key === 'area') return [value, ...figureAndUnit(value)]
  if (key === 'wording') return [value, value.charAt(0).toLowerCase() + value.slice(1)]
  return [value]
}

function figureAndUnit(area: string): string[] {
  const [figure = '', ...unit] = area.split(' ')
  return [figure, unit.join(' ')]
}

function isHidden({ price, revealPrice }: Project): boolean {
  return price !== '' && revealPrice !== undefined
}

function priceForm(project: Project): string {
  const label = priceLabel(project)
  return label.kind === 'from' ? label.price : label.text
}

/** The page shows only its oldest check. */
function checkLeaf(project: Project): Leaf {
  const oldest = oldestCheck(project)
  const index = project.sections.findIndex(({ checked }) => checked === oldest)
  const at = index < 0 ? ['checked'] : ['sections', index, 'checked']
  return leaf(at, CHECKED, checkText(oldest))
}
