import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import {
  formatOf,
  isAnimatedPng,
  LIMITS,
  mediaList,
  type Photograph,
  refusalOf,
} from './photograph.ts'

/** What is to be shown in a slot, where its file is, what it shows in words, and the y of a wide crop in percent. */
type Given = { slot: string; path: string; alt: string; focus: number }

/** `refused` says in one sentence what is wrong and what to do. */
type Outcome = { photograph: Photograph } | { refused: string }

const PAPER = '#fcfdfb'

/**
 * Puts a photograph into a slot of `dataFolder`: upright, in sRGB, without what the camera wrote
 * into it, as AVIF. The running sites notice it by the list, which is replaced whole.
 */
export async function putPhotograph(dataFolder: string, given: Given): Promise<Outcome> {
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
    colour: await colourOf(data),
    focus,
    alt,
    hash,
    addedAt: new Date().toISOString(),
  }
  const folder = mediaFolder(dataFolder)
  await mkdir(folder, { recursive: true })
  await replace(join(folder, photograph.file), data)
  await change(dataFolder, (list) => [...list.filter((one) => one.slot !== slot), photograph])
  return { photograph }
}

/** Takes a slot's photograph away, with every size made of it; false when there was none. */
export async function removePhotograph(dataFolder: string, slot: string): Promise<boolean> {
  return change(dataFolder, (list) => list.filter((one) => one.slot !== slot))
}

/** The photographs in the order of their slots. Throws when the list is broken. */
export async function listPhotographs(dataFolder: string): Promise<Photograph[]> {
  const file = join(mediaFolder(dataFolder), 'media.json')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]'
    throw error
  })
  return mediaList.parse(JSON.parse(text))
}

function mediaFolder(dataFolder: string): string {
  return join(dataFolder, 'media')
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

async function colourOf(picture: Buffer): Promise<string> {
  const { dominant } = await sharp(picture).stats()
  const parts = [dominant.r, dominant.g, dominant.b]
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Writes the changed list, then drops the files that it no longer names. Whether one was taken out. */
async function change(
  dataFolder: string,
  changed: (list: Photograph[]) => Photograph[],
): Promise<boolean> {
  const folder = mediaFolder(dataFolder)
  const before = await listPhotographs(dataFolder)
  const after = changed(before).toSorted((one, other) => (one.slot < other.slot ? -1 : 1))
  const gone = before.filter((one) => !after.some(({ file }) => file === one.file))
  if (after.length === 0 && before.length === 0) return false
  await replace(join(folder, 'media.json'), `${JSON.stringify(after, null, 2)}\n`)
  for (const { slot, file, hash } of gone) {
    await rm(join(folder, file), { force: true })
    await dropSizes(join(dataFolder, 'cache/pictures'), `${slot}-${hash.slice(0, 8)}-`)
  }
  return gone.length > 0
}

async function dropSizes(folder: string, start: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const own = names.filter((name) => name.startsWith(start))
  await Promise.all(own.map((name) => rm(join(folder, name), { force: true })))
}

/** Whoever reads it at the same time has the old file or the new one, never a part. */
async function replace(file: string, content: Buffer | string): Promise<void> {
  const half = `${file}.${process.pid}`
  try {
    await writeFile(half, content)
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}
