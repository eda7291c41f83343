import { z } from 'zod'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { isAhead } from '#app/projects/versions/checked-ahead.ts'
import { sourcesSchema } from '#app/projects/versions/listing-facts.ts'

/** Rows that a list of a draft may have: more than any page shows, and few enough to be held against as many. */
export const MOST_ROWS = 300

/** What an editor sends of a draft: whatever JSON it is so far, its texts in one language. */
export const sentContent = z.record(z.string(), z.unknown()).superRefine((content, context) => {
  const message = faultIn(content)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})

/**
 * The sources that are sent with a draft: each of the value that it was named for, so that it counts for no
 * later one, and of a day that was. What was stored before that was asked is read as it is.
 */
export const sentSources = sourcesSchema.superRefine((sources, context) => {
  const all = Object.values(sources)
  if (all.some(({ of }) => of === undefined))
    context.addIssue({ code: 'custom', message: texts.sourceOfNothing })
  if (all.some(isAhead)) context.addIssue({ code: 'custom', message: texts.sourceAhead })
})

function faultIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value) && value.length > MOST_ROWS) return texts.tooManyRows(MOST_ROWS)
  // What is stored in several languages has English among them (`Texts`); no field is called so.
  if (Object.hasOwn(value, 'en')) return texts.notPlain
  for (const one of Object.values(value)) {
    const fault = faultIn(one)
    if (fault !== undefined) return fault
  }
  return undefined
}
