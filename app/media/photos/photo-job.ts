import { z } from 'zod'

import { planSchema } from './plan.ts'
import { isDescription, MAX_DESCRIPTION_LENGTH } from './photo.ts'

export const photoJob = z.object({
  kind: z.literal('photograph'),
  path: z.string(),
  type: z.string(),
  slot: z.string(),
  /** A floor plan has a type of unit and may be a PDF. */
  isPlan: z.boolean().optional(),
})
export type PhotoJob = z.infer<typeof photoJob>

/** Required, for visitors who cannot see the photo. */
export const photoDescription = descriptionThat(isDescription)

/** May come later: no page shows the photo before. */
export const uploadDescription = descriptionThat((text) => text === '' || isDescription(text))

function descriptionThat(isFit: (text: string) => boolean) {
  const described = z
    .string()
    .refine(isFit, 'Describe the photo for people who cannot see it.')
    .max(MAX_DESCRIPTION_LENGTH, `Use at most ${MAX_DESCRIPTION_LENGTH} characters.`)
  return z
    .string()
    .transform((text) => text.trim().replaceAll(/\s+/g, ' '))
    .pipe(described)
}

const answer = z.union([
  z.object({ refused: z.string() }),
  z.object({
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    plan: planSchema.optional(),
  }),
])
export type UploadAnswer = z.infer<typeof answer>

export function packUpload(result: UploadAnswer, data?: Buffer): Buffer<ArrayBuffer> {
  const line = Buffer.from(`${JSON.stringify(result)}\n`)
  return Buffer.concat(data ? [line, data] : [line])
}

export function unpackUpload(packed: Buffer): { result: UploadAnswer; data: Buffer } {
  const end = packed.indexOf('\n')
  const result = answer.parse(JSON.parse(packed.toString('utf8', 0, end)))
  return { result, data: packed.subarray(end + 1) }
}
