import { z } from 'zod'

/** `version`: what follows the project's own slot id: nothing or `-wide`. */
export const drawnPicture = z.object({
  version: z.string(),
  file: z.string().regex(/^[a-z-]+\.avif$/),
  /** After a power loss a file may be shorter. */
  bytes: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  focus: z.number(),
  alt: z.string(),
  hash: z.string(),
})
export type DrawnPicture = z.infer<typeof drawnPicture>

/** Pictures of one project by one state of its facts, shown together or not at all. */
export const drawnSet = z.object({ pictures: z.array(drawnPicture).min(1) })

export type StoredSet = {
  digest: string
  folder: string
  at: number
  pictures: DrawnPicture[]
}
