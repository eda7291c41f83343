import { differences } from '#app/projects/versions/difference.ts'
import { placedFaults, readListing, type Beside } from '#app/projects/versions/listing-faults.ts'
import { withoutFacts } from '#app/projects/versions/without-facts.ts'

import type { DraftState } from './draft-answer.ts'
import { placedChanges } from './placed-changes.ts'

/** What a draft differs in from what is published, and what speaks against publishing it. */
export function draftState(content: unknown, beside: Beside): DraftState {
  const { before } = beside
  const { listing, faults } = readListing(content)
  const published = before && readListing(before).listing
  const changes = listing ? placedChanges(published, listing) : []
  return {
    differences: differences(before, content),
    changes,
    isMore:
      listing !== undefined &&
      published !== undefined &&
      differences(published, withoutFacts(listing, published, changes)).length > 0,
    faults: listing ? placedFaults(listing, beside) : faults,
  }
}
