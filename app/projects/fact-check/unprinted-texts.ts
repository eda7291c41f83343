import { unprintedFault } from '#app/lib/text/unprinted.ts'
import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import type { ListingFault } from '#app/projects/publishing/project-fault.ts'

import { placedTexts } from './placed-texts.ts'

/** Letters that the brochure and the picture for shared links leave out, at the fields that hold them. */
export function unprintedTexts(listing: Listing): ListingFault[] {
  return placedTexts(listing).flatMap(({ at, text }) => {
    const fault = unprintedFault(text)
    return fault === undefined ? [] : [{ at, text: fault, isAdvice: true }]
  })
}
