import type { PlacedChange } from '#app/editor/draft/draft-answer.ts'
import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { placeOfFact } from '#app/projects/facts/fact-places.ts'
import { changedFacts } from '#app/projects/facts/project-facts.ts'

export function placedChanges(before: Listing | undefined, listing: Listing): PlacedChange[] {
  return changedFacts(before, listing).map((one) => ({ ...one, at: placeOfFact(one, listing) }))
}
