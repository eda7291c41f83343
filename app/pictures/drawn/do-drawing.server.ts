import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'

import { printSlot } from '#app/pictures/print-slot.server.ts'

import type { DrawingJob } from './drawing-job.ts'

/** Draws a slot into its file, with whatever time nobody else on this machine wants, and answers what `drawingAnswer` reads. */
export async function doDrawing({ slot, file, printer }: DrawingJob): Promise<Buffer<ArrayBuffer>> {
  setPriority(constants.priority.PRIORITY_LOW)
  const printed = await printSlot(slot, printer)
  if (printed === 'same') throw new Error(`${slot.id} was drawn before, and is not.`)
  const { data, width, height, hash } = printed
  await writeFile(file, data)
  return Buffer.from(JSON.stringify({ bytes: data.length, width, height, hash }))
}
