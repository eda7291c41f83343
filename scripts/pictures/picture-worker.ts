import { writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'

import { printSlot } from '#app/media/slots/print-slot.server.ts'
import type { PictureSlot } from '#content/pictures/slot.ts'

export type PictureOrder = {
  slot: PictureSlot
  file: string
  printer: string
  printed?: string | undefined
}

export type PictureAnswer =
  | { id: string; width: number; height: number; hash: string; summary: string }
  | { id: string; same: true }
  | { id: string; refused: string }

parentPort?.on('message', (order: PictureOrder) => void answer(order))

async function answer(order: PictureOrder): Promise<void> {
  const reply: PictureAnswer = await printed(order).catch((error: unknown) => ({
    id: order.slot.id,
    refused: error instanceof Error ? error.message : String(error),
  }))
  parentPort?.postMessage(reply)
}

async function printed({
  slot,
  file,
  printer,
  printed: before,
}: PictureOrder): Promise<PictureAnswer> {
  const start = performance.now()
  const { id, scene } = slot
  const picture = await printSlot(slot, printer, before)
  if (picture === 'same') return { id, same: true }
  const { data, width, height, hash, quality } = picture
  await writeFile(file, data)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  return {
    id,
    width,
    height,
    hash,
    summary: `${scene}, ${Math.round(data.length / 1000)} kB at quality ${quality}, ${seconds} s`,
  }
}
