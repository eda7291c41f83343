import { z } from 'zod'

export const pictureJob = z.object({
  kind: z.literal('picture'),
  master: z.string(),
  width: z.int().positive(),
  format: z.enum(['avif', 'webp']),
  isQuick: z.boolean().optional(),
})
export type PictureJob = z.infer<typeof pictureJob>

export const shownPicture = z.object({
  master: z.string(),
  focus: z.number(),
  focusX: z.number().optional(),
  isImpression: z.boolean(),
})
