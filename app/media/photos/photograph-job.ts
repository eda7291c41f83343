import { z } from 'zod'

import { isDescription, MOST_WORDS } from './photograph.ts'

export const photographJob = z.object({
  kind: z.literal('photograph'),
  path: z.string(),
  type: z.string(),
  slot: z.string(),
})
export type PhotographJob = z.infer<typeof photographJob>

/** Required, for visitors who cannot see the photo. */
export const photographWords = z
  .string()
  .transform((text) => text.trim().replaceAll(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .refine(isDescription, 'Describe the photo for people who cannot see it.')
      .max(MOST_WORDS, `Use at most ${MOST_WORDS} characters.`),
  )

const answer = z.union([
  z.object({ refused: z.string() }),
  z.object({ alt: z.string(), width: z.int(), height: z.int() }),
])
export type UploadAnswer = z.infer<typeof answer>

export function packUpload(said: UploadAnswer, data?: Buffer): Buffer<ArrayBuffer> {
  const line = Buffer.from(`${JSON.stringify(said)}\n`)
  return Buffer.concat(data ? [line, data] : [line])
}

export function unpackUpload(packed: Buffer): { said: UploadAnswer; data: Buffer } {
  const end = packed.indexOf('\n')
  const said = answer.parse(JSON.parse(packed.toString('utf8', 0, end)))
  return { said, data: packed.subarray(end + 1) }
}
