import type { Listing } from '#app/projects/statements/listing-statements.ts'
import { placeOfFact } from '#app/projects/versions/fact-places.ts'
import { changedFacts } from '#app/projects/versions/listing-facts.ts'

import type { PlacedChange } from './draft-answer.ts'

/** The facts that a draft changes, each with the way to where it is written. */
export function placedChanges(before: Listing | undefined, listing: Listing): PlacedChange[] {
  return changedFacts(before, listing).map((one) => ({ ...one, at: placeOfFact(one, listing) }))
}
