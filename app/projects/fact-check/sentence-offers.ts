import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { quotedIn, type ListingFault } from '#app/projects/publishing/project-fault.ts'

import { sentencesOfFields, withAsides } from './asides.ts'

/** Limits full checks of a project; beyond it the first sentence is offered. */
const MOST_TRIES = 12

/** Adds to each fault the sentence that resolves it when marked; `readAgain` checks the project with that mark. */
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
    const aside = [first, ...others].find(
      (one) => others.length > 0 && (tries -= 1) >= 0 && !leftWith([one]).has(keyOf(fault)),
    )
    return { ...fault, aside: aside ?? first }
  })
}

function keyOf({ at, text }: ListingFault): string {
  return JSON.stringify([text, ...at])
}
