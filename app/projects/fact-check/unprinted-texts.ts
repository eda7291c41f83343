import { unprintedFault } from '#app/lib/text/unprinted.ts'
import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import type { ListingFault } from '#app/projects/publishing/project-fault.ts'

import { placedTexts } from './placed-texts.ts'

export function unprintedTexts(listing: Listing): ListingFault[] {
  return placedTexts(listing).flatMap(({ at, text }) => {
    const fault = unprintedFault(text)
    return fault === undefined ? [] : [{ at, text: fault, isAdvice: true }]
  })
}
