import { z } from 'zod'

import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { plainText } from '#app/projects/fact-check/figures/plain-text.ts'
import { checkedSchema } from '#app/projects/model/checked.ts'

import { foldedKey, sourceOf } from './fact-key.ts'
import type { FactName, ListingFact } from './fact-names.ts'
import { factSlots, PAGE, WHAT_IT_IS } from './fact-slots.ts'

/** `was` or `became` is empty where the page says nothing. */
export type FactChange = { fact: FactName; part: string; was: string; became: string }

/**
 * Where a changed fact comes from; `where` is for the desk alone: `Price list of 22 November, page 2`. `of` is
 * the value that it was named for: whoever changes the fact once more names it anew.
 */
const sourceSchema = checkedSchema.extend({
  where: z.string().trim().max(300).optional(),
  of: z.string().max(5000).optional(),
})

/** Where changed facts come from, by `factKey`. */
export const sourcesSchema = z.record(z.string().max(300), sourceSchema)
export type Sources = z.output<typeof sourcesSchema>

/** The facts of a listing that its page shows; a price that is not public yet is none. */
export function factsOf(listing: Listing): ListingFact[] {
  return factSlots(listing).flatMap(({ fact, part, value }) =>
    value === '' || (fact === 'price' && part === '' && listing.revealPrice !== undefined)
      ? []
      : [{ fact, part, value }],
  )
}

/**
 * What differs between the facts of two versions of a listing; all of them where there is none before. What is
 * written otherwise in its spaces or the case of its letters alone says the same.
 */
export function changedFacts(before: Listing | undefined, after: Listing): FactChange[] {
  const was = new Map(before ? factsOf(before).map((one) => [foldedKey(one), one]) : [])
  const became = new Map(factsOf(after).map((one) => [foldedKey(one), one]))
  const keys = [...new Set([...was.keys(), ...became.keys()])]
  return keys.flatMap((key) => {
    const [old, now] = [was.get(key), became.get(key)]
    const one = now ?? old
    if (!one || isSaidAlike(one, old?.value, now?.value)) return []
    if (!before && WITH_THE_REST.has(one.part)) return []
    const { fact, part } = one
    return [{ fact, part, was: old?.value ?? '', became: now?.value ?? '' }]
  })
}

/** They come from where all of a new listing does. */
const WITH_THE_REST: ReadonlySet<string> = new Set(Object.values(WHAT_IT_IS))

function isSaidAlike({ part }: ListingFact, was = '', became = ''): boolean {
  // Whether an address is in capitals tells two pages apart.
  return part === PAGE ? was === became : plainText(was) === plainText(became)
}

/** Of these changes, those whose source nobody has named yet. */
export function unsourced(changes: readonly FactChange[], sources: Sources): FactChange[] {
  return changes.filter((change) => sourceOf(change, sources) === undefined)
}
