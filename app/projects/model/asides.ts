import { z } from 'zod'

/** Signs of a sentence. */
export const MOST_SAYS = 2000
/** Signs in which it is named what a sentence is said of. */
export const MOST_OF = 120

const text = z.string().trim().min(1, 'must say something')

const asideSchema = z.strictObject({
  /** As the text has it, from its first word to its last. */
  says: text.max(MOST_SAYS, `a sentence has ${MOST_SAYS} signs at most`),
  of: text.max(MOST_OF, `name it in ${MOST_OF} signs at most`),
})

/**
 * Sentences of a listing's texts that speak of something else, each with what that is: `Royal City`. Their
 * figures, days and prices are held against no fact of the listing, and who said so stands in its history.
 */
export const asidesSchema = z
  .array(asideSchema)
  .max(30, 'no more than 30 sentences of a listing may speak of something else')

/** Those of a listing that is being written, as far as they are written. */
export function asidesIn(content: unknown): z.output<typeof asidesSchema> {
  const read = z.looseObject({ asides: z.array(z.unknown()) }).safeParse(content)
  const rows = read.success ? read.data.asides : []
  return rows.flatMap((row) => asideSchema.safeParse(row).data ?? [])
}
