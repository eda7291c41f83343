import { z } from 'zod'

/** One picture of a set; `version` is what its slot's id has after the listing's own: nothing, `-wide`, `-phone`. */
export const drawnPicture = z.object({
  version: z.string(),
  file: z.string().regex(/^[a-z-]+\.avif$/),
  /** Its size: a file that lost its end with the power is no picture. */
  bytes: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The y of a crop, in percent. */
  focus: z.number(),
  alt: z.string(),
  /** Of the drawing as it is printed; the picture's address holds it. */
  hash: z.string(),
})
export type DrawnPicture = z.infer<typeof drawnPicture>

/** The pictures of one listing by one state of its facts: they are shown together or not at all. */
export const drawnSet = z.object({ pictures: z.array(drawnPicture).min(1) })

/** A set as it lies in the data folder. */
export type StoredSet = {
  /** Names what it was drawn from. */
  digest: string
  folder: string
  /** When it was drawn, in ms. */
  at: number
  pictures: DrawnPicture[]
}
