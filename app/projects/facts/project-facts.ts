import { z } from 'zod'

import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { plainText } from '#app/projects/fact-check/figures/plain-text.ts'
import { checkedSchema } from '#app/projects/model/checked.ts'

import { foldedKey, sourceOf } from './fact-key.ts'
import type { FactName, ListingFact } from './fact-names.ts'
import { factSlots, PAGE, WHAT_IT_IS } from './fact-slots.ts'

/** `was` or `became` is empty when not stated. */
export type FactChange = { fact: FactName; part: string; was: string; became: string }

/** `where` is only for the dashboard: `Price list of 22 November, page 2`. `of`: the value that the source is for. */
const sourceSchema = checkedSchema.extend({
  where: z.string().trim().max(300).optional(),
  of: z.string().max(5000).optional(),
})

export const sourcesSchema = z.record(z.string().max(300), sourceSchema)
export type Sources = z.output<typeof sourcesSchema>

/** A price that is not public is left out. */
export function factsOf(listing: Listing): ListingFact[] {
  return factSlots(listing).flatMap(({ fact, part, value }) =>
    value === '' || (fact === 'price' && part === '' && listing.revealPrice !== undefined)
      ? []
      : [{ fact, part, value }],
  )
}

/** Changed facts, all of them without an earlier version; spaces and case do not count. */
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

/** These need no source when a project is new. */
const WITH_THE_REST: ReadonlySet<string> = new Set(Object.values(WHAT_IT_IS))

function isSaidAlike({ part }: ListingFact, was = '', became = ''): boolean {
  // Case in an address distinguishes pages.
  return part === PAGE ? was === became : plainText(was) === plainText(became)
}

export function unsourced(changes: readonly FactChange[], sources: Sources): FactChange[] {
  return changes.filter((change) => sourceOf(change, sources) === undefined)
}
