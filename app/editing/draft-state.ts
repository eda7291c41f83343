import { differences } from '#app/projects/versions/difference.ts'
import { placedFaults, readListing, type Beside } from '#app/projects/versions/listing-faults.ts'

import type { DraftState } from './draft-answer.ts'
import { placedChanges } from './placed-changes.ts'

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
