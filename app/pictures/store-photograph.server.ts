import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { replaceFile } from '#app/lib/work/replace-file.server.ts'

import type { MediaBucket } from './media-bucket.server.ts'
import { alone, goneOf, listPhotographs, mediaFolder, replaceList } from './media-folder.server.ts'
import { formatOf, isAnimatedPng, LIMITS, type Photograph, refusalOf } from './photograph.ts'

/** What is to be shown in a slot, where its file is, what it shows in words, and the y of a wide crop in percent. */
type Given = { slot: string; path: string; alt: string; focus: number }

/** `refused` says in one sentence what is wrong and what to do. */
type Outcome = { photograph: Photograph } | { refused: string }

const PAPER = '#fcfdfb'

/**
 * Puts a photograph into a slot of `dataFolder`: upright, in sRGB, without what the camera wrote
 * into it, as AVIF; in the bucket too, if there is one. The running sites notice it by the list,
 * which is replaced whole.
 */
export async function putPhotograph(
  dataFolder: string,
  given: Given,
  bucket?: MediaBucket,
): Promise<Outcome> {
  const { slot, alt, focus } = given
  const read = await readPicture(given.path)
  if ('refused' in read) return read
  const { data, info } = await read.picture
    .autoOrient()
    .resize({ width: LIMITS.mostWidth, withoutEnlargement: true })
    .flatten({ background: PAPER })
    .avif({ quality: 70, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const photograph = {
    slot,
    file: `${slot}-${hash}.avif`,
    width: info.width,
    height: info.height,
    focus,
    alt,
    hash,
    addedAt: new Date().toISOString(),
  }
  const folder = mediaFolder(dataFolder)
  const file = join(folder, photograph.file)
  const isNew = !existsSync(file)
  const changed = (list: Photograph[]) => [...list.filter((one) => one.slot !== slot), photograph]
  try {
    await replaceFile(file, data)
    await bucket?.put(photograph.file, new Uint8Array(data))
    await change(dataFolder, changed, bucket)
  } catch (error) {
    // The very same photograph may have been put before, and is shown.
    if (isNew) await rm(file, { force: true })
    throw error
  }
  return { photograph }
}

/** Takes a slot's photograph away, with every size made of it; false when there was none. */
export function removePhotograph(
  dataFolder: string,
  slot: string,
  bucket?: MediaBucket,
): Promise<boolean> {
  return change(dataFolder, (list) => list.filter((one) => one.slot !== slot), bucket)
}

async function readPicture(path: string): Promise<{ picture: Sharp } | { refused: string }> {
  const file = await stat(path).catch(() => undefined)
  if (!file?.isFile())
    return { refused: `There is no file ${path}. Check the name and the folder.` }
  if (file.size > LIMITS.bytes) {
    const megabytes = Math.ceil(file.size / 1e6)
    return {
      refused: `It has ${megabytes} MB, more than ${LIMITS.bytes / 1e6}. Save it as JPEG of at most ${LIMITS.mostWidth} pixels in width.`,
    }
  }
  const bytes = await readFile(path)
  const format = formatOf(bytes)
  if (!format) {
    return { refused: 'It is not a picture. Put a JPEG, PNG, WebP or AVIF file.' }
  }
  if (format === 'GIF') {
    return {
      refused:
        'It is a GIF, which may be animated. Save one still picture of it as JPEG and put that.',
    }
  }
  return opened(bytes, format)
}

async function opened(
  bytes: Buffer,
  format: string,
): Promise<{ picture: Sharp } | { refused: string }> {
  try {
    // What the file says of itself; nothing is decoded yet.
    const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const frames = format === 'PNG' && isAnimatedPng(bytes) ? 2 : pages
    const refused = refusalOf({ ...autoOrient, frames })
    if (refused !== undefined) return { refused }
    const picture = sharp(bytes, { limitInputPixels: LIMITS.pixels, failOn: 'error' })
    // A file that breaks off is found out here, before anything is written.
    await picture.clone().stats()
    return { picture }
  } catch {
    const refused =
      format === 'HEIF'
        ? 'This kind of HEIF (HEIC) cannot be opened here. Export it as JPEG and put that.'
        : `It begins like a ${format} picture but cannot be opened. Open it in a picture editor and save it as JPEG again.`
    return { refused }
  }
}

/** Changes the list where it is kept: in the bucket, if there is one, and in this folder. Whether one was taken out. */
function change(
  dataFolder: string,
  changed: (list: Photograph[]) => Photograph[],
  bucket?: MediaBucket,
): Promise<boolean> {
  const sorted = (list: Photograph[]) =>
    changed(list).toSorted((one, other) => (one.slot < other.slot ? -1 : 1))
  return alone(dataFolder, async () => {
    const before = await listPhotographs(dataFolder)
    const after = bucket ? await bucket.change(sorted) : sorted(before)
    await replaceList(dataFolder, before, after)
    return goneOf(before, after).length > 0
  })
}
