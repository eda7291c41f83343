import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'

import { printSlot } from '#app/media/slots/print-slot.server.ts'

import type { DrawingJob } from './drawing-job.ts'

/** Twice what a project of four towers takes; its facts can name sixty of 400 floors, which would take 1.6 GB. */
const MAX_BYTES = 700 * 1024 ** 2
const POLL_EVERY_MS = 100

/** Draws a slot into its file at low priority; ends its process when the drawing takes too much memory. */
export async function doDrawing({ slot, file, printer }: DrawingJob): Promise<Buffer<ArrayBuffer>> {
  setPriority(constants.priority.PRIORITY_LOW)
  const watch = setInterval(() => endIfLarge(slot.id), POLL_EVERY_MS)
  const printed = await printSlot(slot, printer).finally(() => clearInterval(watch))
  if (printed === 'same') throw new Error(`${slot.id} was drawn before, and is not.`)
  const { data, width, height, hash } = printed
  await writeFile(file, data)
  return Buffer.from(JSON.stringify({ bytes: data.length, width, height, hash }))
}

/** The rasteriser has its own threads and cannot be cancelled. */
function endIfLarge(id: string): void {
  if (process.memoryUsage.rss() <= MAX_BYTES) return
  console.error(
    `The drawing of ${id} takes more than ${MAX_BYTES / 1024 ** 2} MB. The site does not use it.`,
  )
  process.kill(process.pid, 'SIGKILL')
}
