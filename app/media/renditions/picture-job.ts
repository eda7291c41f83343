import { z } from 'zod'

/** A picture to be made smaller: `width` in px; `isQuick` where speed counts more than bytes. */
export const pictureJob = z.object({
  kind: z.literal('picture'),
  master: z.string(),
  width: z.int().positive(),
  format: z.enum(['avif', 'webp']),
  isQuick: z.boolean().optional(),
})
export type PictureJob = z.infer<typeof pictureJob>

/** A slot's picture as a card or a brochure shows it: the path of its file, and the y and x of a crop in percent. */
export const shownPicture = z.object({
  master: z.string(),
  focus: z.number(),
  focusX: z.number().optional(),
  isImpression: z.boolean(),
})
