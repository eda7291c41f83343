import type { Project } from '#app/projects/project.ts'
import { differences } from '#app/projects/versions/difference.ts'
import { changedFacts } from '#app/projects/versions/listing-facts.ts'
import { placedFaults, readListing } from '#app/projects/versions/listing-faults.ts'

import type { DraftState } from './draft-answer.ts'

type Beside = { before: Project | undefined; others: readonly Project[] }

/** What a draft differs in from what is published, and what speaks against publishing it. */
export function draftState(content: unknown, { before, others }: Beside): DraftState {
  const { listing, faults } = readListing(content)
  return {
    differences: differences(before, content),
    changes: listing ? changedFacts(before && readListing(before).listing, listing) : [],
    faults: listing ? placedFaults(listing, others) : faults,
  }
}
