import { writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'

import { draw } from 'illustrate'
import { print, type Picture } from 'illustrate/print'
import sharp, { type Sharp } from 'sharp'

import { framed } from '../app/pictures/framed.ts'
import type { PictureSlot } from '../content/pictures/slot.ts'
import { drawingHash } from './picture-sources.ts'

/** A slot to be drawn, and where its picture goes. */
export type PictureOrder = {
  slot: PictureSlot
  file: string
  /** Hash of what prints, and of the drawing the file holds already, if it does. */
  printer: string
  printed?: string | undefined
}

/** What came of it; `refused` says why there is no picture. */
export type PictureAnswer =
  | { id: string; width: number; height: number; hash: string; told: string }
  | { id: string; same: true }
  | { id: string; refused: string }

const qualities = [55, 50, 45, 40] as const
/** 250 kB for a picture of 1600 x 1200. */
const mostBytesPerPixel = 0.13

sharp.concurrency(1)
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
  const { id, scene, facts, look, width, height } = slot
  const drawing = framed(await draw(scene, facts, { ...look, width, height }), slot)
  const hash = drawingHash(drawing.markup, printer, width)
  if (hash === before) return { id, same: true }
  const picture = await print(drawing, width)
  const { data, quality } = await encoded(picture)
  await writeFile(file, data)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  return {
    id,
    width: picture.width,
    height: picture.height,
    hash,
    told: `${scene}, ${Math.round(data.length / 1000)} kB at quality ${quality}, ${seconds} s`,
  }
}

function imageOf({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The picture as AVIF, at the best quality that keeps it small enough. */
async function encoded(picture: Picture): Promise<{ data: Buffer; quality: number }> {
  const mostBytes = picture.width * picture.height * mostBytesPerPixel
  for (const quality of qualities) {
    const data = await imageOf(picture).avif({ quality, effort: 4 }).toBuffer()
    if (data.length <= mostBytes) return { data, quality }
  }
  throw new Error(`over ${Math.round(mostBytes / 1000)} kB at any quality`)
}
