import { placedChanges } from '#app/editor/changes/placed-changes.ts'
import { unsourced, type Sources } from '#app/projects/facts/project-facts.ts'
import { withoutFacts } from '#app/projects/facts/without-facts.ts'
import { differences } from '#app/projects/publishing/difference.ts'
import { holdingFaults } from '#app/projects/publishing/project-fault.ts'
import { placedFaults, readListing, type Beside } from '#app/projects/publishing/project-faults.ts'

import type { DraftState } from './draft-answer.ts'

/** How a draft differs from what is published, and the faults that block publishing. */
export function draftState(content: unknown, sources: Sources, beside: Beside): DraftState {
  const { before } = beside
  const { listing, faults } = readListing(content)
  const published = before && readListing(before).listing
  const changes = listing ? placedChanges(published, listing) : []
  const without = (facts: typeof changes) =>
    listing && published && withoutFacts(listing, published, facts)
  const left = unsourced(changes, sources)
  return {
    differences: differences(before, content),
    changes,
    isMore:
      listing !== undefined &&
      published !== undefined &&
      differences(published, without(changes)).length > 0,
    faults: listing ? placedFaults(listing, beside) : faults,
    isPartSound: left.length === 0 || isSound(without(left), beside),
  }
}

function isSound(content: unknown, beside: Beside): boolean {
  const { listing } = readListing(content)
  return listing !== undefined && holdingFaults(placedFaults(listing, beside)).length === 0
}
