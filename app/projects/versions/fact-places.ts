import type { Listing } from '#app/projects/statements/listing-statements.ts'

import type { FieldPath } from './difference.ts'
import type { FactName } from './listing-facts.ts'

type Fact = { fact: FactName; part: string }

/** The facts of a listing itself stand, or would, in a field of their own. */
const OWN: ReadonlySet<FactName> = new Set(['price', 'possession', 'rera', 'area'])

/**
 * The way to the field in which a fact is written (`factsOf`): for a row of a price list or a cell of the facts
 * to the whole row. Undefined where nothing of it is left in the listing.
 */
export function placeOfFact({ fact, part }: Fact, listing: Listing): FieldPath | undefined {
  if (part === '') return ownPlace(fact, listing)
  return rowOf({ fact, part }, listing) ?? placeBelow({ fact, part }, listing)
}

function ownPlace(fact: FactName, { revealPrice }: Listing): FieldPath | undefined {
  // While it is not public, that is what there is to change.
  if (fact === 'price' && revealPrice !== undefined) return ['revealPrice']
  return OWN.has(fact) ? [fact] : undefined
}

function placeBelow({ fact, part }: Fact, listing: Listing): FieldPath | undefined {
  for (const [index, page] of (listing.pages ?? []).entries()) {
    const at = ['pages', index] as const
    if (fact === 'possession' && part === page.name) return [...at, 'possession']
    if (!part.startsWith(`${page.name}, `)) continue
    const row = rowOf({ fact, part: part.slice(page.name.length + 2) }, page)
    if (row) return [...at, ...row]
  }
  return undefined
}

function rowOf(
  { fact, part }: Fact,
  { facts = [], sections }: Pick<Listing, 'facts' | 'sections'>,
): FieldPath | undefined {
  if (fact === 'figure') return placed(['facts'], labelled(facts, part))
  if (fact !== 'price') return undefined
  for (const [index, section] of sections.entries()) {
    if (section.kind !== 'prices') continue
    const row = placed(['sections', index, 'rows'], labelled(section.rows, part))
    if (row) return row
  }
  return undefined
}

function placed(at: FieldPath, row: number): FieldPath | undefined {
  return row < 0 ? undefined : [...at, row]
}

function labelled(rows: readonly { label: string }[], part: string): number {
  return rows.findIndex(({ label }) => label === part)
}
