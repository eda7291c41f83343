import { readFile, stat } from 'node:fs/promises'

import sharp, { type Sharp } from 'sharp'

import { BRAND_LOGO, LOGO_PIXELS } from '#app/media/slots/logos.ts'
import { openUpload } from '#app/media/renditions/open-picture.server.ts'

import { formatOf, isAnimatedPng, LIMITS, refusalOf } from './photo.ts'

export type Prepared = { data: Buffer<ArrayBuffer>; width: number; height: number }

/** `refused`: one sentence with the fault and what to do. */
export type Refused = { refused: string }

type Input = { path: string; slot: string; maxMb: number }

const PAPER = '#fcfdfb'

export async function prepareFile({ path, slot, maxMb }: Input): Promise<Prepared | Refused> {
  const file = await stat(path).catch(() => undefined)
  if (!file?.isFile())
    return { refused: `There is no file ${path}. Check the name and the folder.` }
  if (file.size > maxMb * 1e6) {
    const megabytes = Math.ceil(file.size / 1e6)
    return {
      refused: `This file has ${megabytes} MB; the limit is ${maxMb} MB. Save it as JPEG, at most ${LIMITS.maxWidth} pixels wide.`,
    }
  }
  return preparePhoto(await readFile(path), slot)
}

/** The upright picture as AVIF in sRGB without camera metadata, or why it is refused. */
export async function preparePhoto(bytes: Buffer, slot: string): Promise<Prepared | Refused> {
  const format = formatOf(bytes)
  if (!format) {
    return { refused: 'This is not a picture. Choose a JPEG, PNG, WebP, AVIF or HEIC file.' }
  }
  if (format === 'GIF') {
    return {
      refused: 'This is a GIF, which can be animated. Save one frame as JPEG and upload that.',
    }
  }
  try {
    const read =
      format === 'HEIF' ? await openedHeic(bytes, slot) : await opened(bytes, format, slot)
    return 'refused' in read ? read : await stored(read.picture, slot)
  } catch {
    const name = format === 'HEIF' ? 'HEIC' : format
    return {
      refused: `This looks like a ${name} picture, but we cannot open it. Open it in a picture editor and save it as JPEG.`,
    }
  }
}

type Read = { picture: Sharp } | Refused

async function openedHeic(bytes: Buffer, slot: string): Promise<Read> {
  const { heicToPng } = await import('./heic.server.ts')
  const read = await heicToPng(bytes, slot)
  return 'refused' in read ? read : { picture: sharp(read.png) }
}

async function opened(bytes: Buffer, format: string, slot: string): Promise<Read> {
  const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const frames = format === 'PNG' && isAnimatedPng(bytes) ? 2 : pages
  const refused = refusalOf({ ...autoOrient, frames, isWhole: format === 'AVIF' }, slot)
  if (refused !== undefined) return { refused }
  // Decoding finds a truncated file before anything is written.
  return { picture: openUpload(bytes) }
}

async function stored(picture: Sharp, slot: string): Promise<Prepared> {
  const upright = picture.autoOrient()
  const { data, info } = await (slot === BRAND_LOGO ? logo(upright) : photo(upright)).toBuffer({
    resolveWithObject: true,
  })
  return { data, width: info.width, height: info.height }
}

function photo(upright: Sharp): Sharp {
  return (
    upright
      .resize({ width: LIMITS.maxWidth, withoutEnlargement: true })
      .flatten({ background: PAPER })
      // Visitors get renditions; more effort costs the owner seconds for a few percent.
      .avif({ quality: 70, effort: 2 })
  )
}

/** Transparent, since it also stands on the dark dashboard, and in a format that every browser reads. */
function logo(upright: Sharp): Sharp {
  return upright
    .resize({ ...LOGO_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 90 })
}
