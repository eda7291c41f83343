import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { quotedIn, type ListingFault } from '#app/projects/publishing/project-fault.ts'

import { sentencesOfFields, withAsides } from './asides.ts'

/** Readings of a whole listing to tell which sentence is meant; beyond them the first is offered, then the next. */
const MOST_TRIES = 12

/**
 * Faults of a listing, with each that is gone where a sentence is said of something else, that sentence; `readAgain`
 * answers the faults of the listing as it would be then.
 */
export function withSentences(
  faults: readonly ListingFault[],
  listing: Listing,
  readAgain: (listing: Listing) => readonly ListingFault[],
): ListingFault[] {
  const sentences = sentencesOfFields(listing)
  const meant = faults.map(({ at, text }) => sentences(quotedIn(text), at))
  if (meant.every(({ length }) => length === 0)) return [...faults]
  const leftWith = (said: readonly string[]) =>
    new Set(readAgain(withAsides(listing, said)).map(keyOf))
  const left = leftWith(meant.flat())
  let tries = MOST_TRIES
  return faults.map((fault, index) => {
    const [first, ...others] = meant[index] ?? []
    if (first === undefined || left.has(keyOf(fault))) return fault
    // Of several that say the words, the one that is meant.
    const aside = [first, ...others].find(
      (one) => others.length > 0 && (tries -= 1) >= 0 && !leftWith([one]).has(keyOf(fault)),
    )
    return { ...fault, aside: aside ?? first }
  })
}

function keyOf({ at, text }: ListingFault): string {
  return JSON.stringify([text, ...at])
}
