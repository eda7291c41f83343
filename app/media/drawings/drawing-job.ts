import { z } from 'zod'

import type { PictureSlot } from '#content/pictures/slot.ts'

const isSlot = (given: unknown) => z.object({ id: z.string(), scene: z.string() }).safeParse(given)

export const drawingJob = z.object({
  kind: z.literal('drawing'),
  slot: z.custom<PictureSlot>((given) => isSlot(given).success),
  file: z.string(),
  printer: z.string(),
})
export type DrawingJob = z.infer<typeof drawingJob>

export const drawingAnswer = z.object({
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  hash: z.string(),
})
