import { projectSchema } from '#app/projects/project.ts'
import { sentencesOf } from '#app/projects/statements/clauses.ts'
import type { Listing } from '#app/projects/statements/listing-statements.ts'
import { plainText, readPlain } from '#app/projects/statements/plain-text.ts'
import { registrationClaim } from '#app/projects/statements/text-faults.ts'

import type { FieldPath } from './difference.ts'
import { withValue, type Content } from './edited-content.ts'
import { freeTexts } from './free-texts.ts'
import type { ListingFault } from './listing-fault.ts'
import { registrationNumbers } from './said-numbers.ts'

/** Stands where a sentence is left out. */
const LEFT_OUT = '…'

/**
 * A listing as its texts are held against its facts: without the sentences that are said of something else
 * (`asides`). What states a fact itself is read as it stands, and so is a headline.
 */
export function withoutAsides(listing: Listing): Listing {
  const { asides = [], ...rest } = listing
  const own = asides.filter(({ says }) => registrationIn(says) === undefined)
  const said = new Set(own.flatMap(({ says }) => sentencesIn(says).map(({ plain }) => plain)))
  if (said.size === 0) return rest
  let content: Content = rest
  for (const { at, text } of speakable(listing)) {
    const sentences = sentencesIn(text)
    if (!sentences.some(({ plain }) => said.has(plain))) continue
    const left = sentences.map(({ plain, words }) => (said.has(plain) ? LEFT_OUT : words))
    content = withValue(content, at, left.join('. '))
  }
  return projectSchema.safeParse(content).data ?? rest
}

/** The listing with these sentences said of something else, too. */
export function withAsides(listing: Listing, sentences: readonly string[]): Listing {
  const added = sentences.map((says) => ({ says, of: LEFT_OUT }))
  return { ...listing, asides: [...(listing.asides ?? []), ...added] }
}

/** Answers the sentences of a field's text that say these words, where it may speak of something else. */
export function sentencesOfFields(
  listing: Listing,
): (words: string | undefined, at: FieldPath) => string[] {
  const texts = new Map(speakable(listing).map(({ at, text }) => [at.join(' '), text]))
  return (words, at) => {
    const text = texts.get(at.join(' '))
    if (words === undefined || text === undefined) return []
    const sought = plainText(words)
    return sentencesIn(text).flatMap((one) =>
      one.plain.includes(sought) && registrationIn(one.words) === undefined ? [one.words] : [],
    )
  }
}

/** What is wrong with the sentences that are said of something else. */
export function asideFaults(listing: Listing): ListingFault[] {
  const there = new Set(
    speakable(listing).flatMap(({ text }) => sentencesIn(text).map(({ plain }) => plain)),
  )
  return (listing.asides ?? []).flatMap(({ says }, index): ListingFault[] => {
    const at = ['asides', index, 'says']
    const registration = registrationIn(says)
    if (registration !== undefined)
      return [{ at, text: `“${registration}” is always read as a registration of the listing` }]
    if (sentencesIn(says).every(({ plain }) => there.has(plain))) return []
    return [{ at, text: 'no text of the listing says this any more: take it out', isAdvice: true }]
  })
}

/** Texts that may speak of something else: a headline, and whoever gives the listing its name, speak of it. */
function speakable(listing: Listing) {
  return freeTexts(listing).filter(({ at: [field] }) => field !== 'headline' && field !== 'name')
}

/** Under the Act no advertisement names a registration that is not that of the project (section 11, 2). */
function registrationIn(text: string): string | undefined {
  return registrationNumbers(text).find(({ isSure }) => isSure)?.text ?? registrationClaim(text)
}

type Sentence = { plain: string; words: string }

/** Each as it is compared and as it is written. */
function sentencesIn(text: string): Sentence[] {
  const { plain, quoted } = readPlain(text)
  return sentencesOf(plain).map(({ start, end, text: own }) => ({
    plain: own.trim(),
    words: quoted(start, end).trim(),
  }))
}
