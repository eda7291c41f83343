import { z } from 'zod'

import { checkedSchema } from '#app/projects/checked.ts'
import type { Listing } from '#app/projects/statements/listing-statements.ts'

import { factKey, REGISTERED_ALONE, sourceOf } from './fact-key.ts'

/** The facts that people decide by: none changes without its source, and every change stays readable. */
export const factNames = ['price', 'possession', 'rera', 'area', 'figure'] as const
export type FactName = (typeof factNames)[number]

/**
 * One of them as a page says it; `part` is the row of a price list, the cell of the facts or the page below
 * that it is of, or empty.
 */
export type ListingFact = { fact: FactName; part: string; value: string }

/** `was` or `became` is empty where the page says nothing. */
export type FactChange = { fact: FactName; part: string; was: string; became: string }

/**
 * Where a changed fact comes from; `where` is for the desk alone: `Price list of 22 November, page 2`. `of` is
 * the value that it was named for: whoever changes the fact once more names it anew.
 */
const sourceSchema = checkedSchema.extend({
  where: z.string().trim().max(300).optional(),
  of: z.string().max(1000).optional(),
})

/** Where changed facts come from, by `factKey`. */
export const sourcesSchema = z.record(z.string().max(300), sourceSchema)
export type Sources = z.output<typeof sourcesSchema>

/** The facts of a listing that its page shows; a price that is not public yet is none. */
export function factsOf(listing: Listing): ListingFact[] {
  const own: ListingFact[] = [
    { fact: 'price', part: '', value: listing.price },
    { fact: 'possession', part: '', value: listing.possession ?? '' },
    { fact: 'rera', part: '', value: reraOf(listing) },
    { fact: 'area', part: '', value: listing.area ?? '' },
  ]
  const below = (listing.pages ?? []).flatMap((page): ListingFact[] => [
    { fact: 'possession', part: page.name, value: page.possession ?? '' },
    ...rowsOf(page.sections, `${page.name}, `),
    ...cellsOf(page.facts, `${page.name}, `),
  ])
  const rows = [...rowsOf(listing.sections, ''), ...cellsOf(listing.facts, '')]
  const shown = [...own, ...rows, ...below].filter(
    ({ fact }) => fact !== 'price' || listing.revealPrice === undefined,
  )
  return shown.filter(({ value }) => value !== '')
}

function rowsOf(sections: Listing['sections'], of: string): ListingFact[] {
  return sections.flatMap((section) =>
    section.kind === 'prices'
      ? section.rows.map(({ label, from, to }): ListingFact => ({
          fact: 'price',
          part: `${of}${label}`,
          value: to === undefined ? from : `${from} to ${to}`,
        }))
      : [],
  )
}

function cellsOf(facts: Listing['facts'] = [], of: string): ListingFact[] {
  return facts.map(({ figure, unit = '', label }) => ({
    fact: 'figure',
    part: `${of}${label}`,
    value: `${figure} ${unit}`.trim(),
  }))
}

function reraOf({ rera }: Listing): string {
  if (rera === undefined) return ''
  return rera.number ?? REGISTERED_ALONE
}

/** What differs between the facts of two versions of a listing; all of them where there is none before. */
export function changedFacts(before: Listing | undefined, after: Listing): FactChange[] {
  const was = new Map(before ? factsOf(before).map((one) => [factKey(one), one]) : [])
  const became = new Map(factsOf(after).map((one) => [factKey(one), one]))
  const keys = [...new Set([...was.keys(), ...became.keys()])]
  return keys.flatMap((key) => {
    const [old, now] = [was.get(key), became.get(key)]
    const one = now ?? old
    if (!one || old?.value === now?.value) return []
    const { fact, part } = one
    return [{ fact, part, was: old?.value ?? '', became: now?.value ?? '' }]
  })
}

/** Of these changes, those whose source nobody has named yet. */
export function unsourced(changes: readonly FactChange[], sources: Sources): FactChange[] {
  return changes.filter((change) => sourceOf(change, sources) === undefined)
}
