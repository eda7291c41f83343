import sharp, { type Sharp } from 'sharp'

import { openMaster } from './open-picture.server.ts'
import type { PictureFormat } from './picture-address.ts'
import type { PictureJob } from './picture-job.ts'

/** The lowest qualities within a bound of likeness (docs/performance-in-use.md, Pictures); a change raises ENCODING in picture-address.ts. */
export function settingsOf(width: number, format: PictureFormat) {
  if (format === 'webp') return { quality: 74 }
  const isForPhones = width >= 640 && width <= 960
  return { quality: isForPhones ? 48 : width < 640 ? 55 : 52, effort: 3 }
}

export async function encodePicture(job: Omit<PictureJob, 'kind'>): Promise<Buffer<ArrayBuffer>> {
  const { master, width, format, isQuick } = job
  const settings = { ...settingsOf(width, format), ...(isQuick && { effort: 0 }) }
  const opened = isQuick ? openMaster(master) : await decoded(master)
  return opened.resize({ width }).toFormat(format, settings).toBuffer()
}

let last: { master: string; pixels: Pixels } | undefined
type Pixels = Awaited<ReturnType<typeof decode>>

/** Sizes of one master run in turn, so that it is decoded once. */
async function decoded(master: string): Promise<Sharp> {
  if (last?.master !== master) last = { master, pixels: await decode(master) }
  const { data, info } = last.pixels
  return sharp(data, { raw: info })
}

function decode(master: string) {
  return openMaster(master).raw().toBuffer({ resolveWithObject: true })
}
