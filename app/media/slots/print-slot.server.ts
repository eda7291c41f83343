import { draw } from 'illustrate'
import { print, type Picture } from 'illustrate/print'
import sharp, { type Sharp } from 'sharp'

import { framed } from '#app/media/renditions/framed.ts'
import { drawingHash } from '#app/media/renditions/picture-sources.server.ts'
import type { PictureSlot } from '#content/pictures/slot.ts'

export type PrintedSlot = {
  data: Buffer
  width: number
  height: number
  hash: string
  quality: number
}

const qualities = [55, 50, 45, 40] as const
const mostBytesPerPixel = 0.13

/** Draws a slot as AVIF, the same bytes for the same sources; skips the hash `before`; throws when it stays too large. */
export async function printSlot(
  slot: PictureSlot,
  printer: string,
  before?: string,
): Promise<PrintedSlot | 'same'> {
  const { scene, facts, look, width, height } = slot
  const drawing = framed(await draw(scene, facts, { ...look, width, height }), slot)
  const hash = drawingHash(drawing.markup, printer, width)
  if (hash === before) return 'same'
  // One thread leaves the other cores to the running site.
  sharp.concurrency(1)
  const picture = await print(drawing, width)
  const { data, quality } = await encoded(picture)
  return { data, width: picture.width, height: picture.height, hash, quality }
}

function imageOf({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

async function encoded(picture: Picture): Promise<{ data: Buffer; quality: number }> {
  const mostBytes = picture.width * picture.height * mostBytesPerPixel
  for (const quality of qualities) {
    const data = await imageOf(picture).avif({ quality, effort: 4 }).toBuffer()
    if (data.length <= mostBytes) return { data, quality }
  }
  throw new Error(`over ${Math.round(mostBytes / 1000)} kB at any quality`)
}
