import { z } from 'zod'

export const MAX_SENTENCE_LENGTH = 2000
export const MAX_SUBJECT_LENGTH = 120

const text = z.string().trim().min(1, 'must say something')

const asideSchema = z.strictObject({
  says: text.max(MAX_SENTENCE_LENGTH, `a sentence has ${MAX_SENTENCE_LENGTH} signs at most`),
  of: text.max(MAX_SUBJECT_LENGTH, `name it in ${MAX_SUBJECT_LENGTH} signs at most`),
})

/** Sentences about something else, each with its subject: `Royal City`; the fact check skips them. */
export const asidesSchema = z
  .array(asideSchema)
  .max(30, 'no more than 30 sentences of a listing may speak of something else')

/** Tolerates an unfinished draft. */
export function asidesIn(content: unknown): z.output<typeof asidesSchema> {
  const read = z.looseObject({ asides: z.array(z.unknown()) }).safeParse(content)
  const rows = read.success ? read.data.asides : []
  return rows.flatMap((row) => asideSchema.safeParse(row).data ?? [])
}
