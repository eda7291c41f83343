import type { Listing } from '#app/projects/statements/listing-statements.ts'
import { differences } from '#app/projects/versions/difference.ts'
import { placeOfFact } from '#app/projects/versions/fact-places.ts'
import { changedFacts } from '#app/projects/versions/listing-facts.ts'
import { placedFaults, readListing, type Beside } from '#app/projects/versions/listing-faults.ts'

import type { DraftState, PlacedChange } from './draft-answer.ts'

/** What a draft differs in from what is published, and what speaks against publishing it. */
export function draftState(content: unknown, beside: Beside): DraftState {
  const { before } = beside
  const { listing, faults } = readListing(content)
  return {
    differences: differences(before, content),
    changes: listing ? placedChanges(before && readListing(before).listing, listing) : [],
    faults: listing ? placedFaults(listing, beside) : faults,
  }
}

function placedChanges(before: Listing | undefined, listing: Listing): PlacedChange[] {
  return changedFacts(before, listing).map((one) => ({ ...one, at: placeOfFact(one, listing) }))
}
