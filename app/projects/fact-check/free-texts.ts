import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { factSlots } from '#app/projects/facts/fact-slots.ts'

import { placedTexts, type PlacedText } from './placed-texts.ts'

export function freeTexts(listing: Listing): PlacedText[] {
  const facts = new Set(
    factSlots(listing)
      .filter(({ value }) => value !== '')
      .map(({ at }) => at.join(' ')),
  )
  return placedTexts(listing).filter(
    ({ at }) => !facts.has(at.join(' ')) && !facts.has(at.slice(0, -1).join(' ')),
  )
}
