import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'

import { foldedKey } from './fact-key.ts'
import { slotsByKey } from './fact-slots.ts'
import type { FactName } from './fact-names.ts'

/**
 * The way to the field in which a fact is written (`factsOf`): for a row of a table or a cell of the facts to the
 * whole row. Undefined where nothing of it is left in the listing.
 */
export function placeOfFact(
  one: { fact: FactName; part: string },
  listing: Listing,
): FieldPath | undefined {
  const at = slotsByKey(listing).get(foldedKey(one))?.at
  // While it is not public, that is what there is to change.
  const isHidden = one.fact === 'price' && one.part === '' && listing.revealPrice !== undefined
  return isHidden ? ['revealPrice'] : at
}
