import { z } from 'zod'

import type { PictureSlot } from '#content/pictures/slot.ts'

const isSlot = (value: unknown) => z.object({ id: z.string(), scene: z.string() }).safeParse(value)

export const drawingJob = z.object({
  kind: z.literal('drawing'),
  slot: z.custom<PictureSlot>((value) => isSlot(value).success),
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
