import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { replaceFile } from '#app/lib/async/replace-file.server.ts'
import { withFiles } from '#app/media/photos/photo-list.ts'
import type { Photo } from '#app/media/photos/photo.ts'

import { BucketSilence, type MediaBucket } from './media-bucket.server.ts'
import { mediaFolder } from './media-folder.server.ts'

const onTheirWay = new Map<string, Promise<void>>()

/** Downloads the files that the bucket's list names; returns why some are missing, or undefined. */
export async function fetchListed(
  dataFolder: string,
  bucket: MediaBucket,
  list: readonly Photo[],
): Promise<unknown> {
  let why: unknown
  for (const { file } of list) {
    try {
      await fetchFile(join(mediaFolder(dataFolder), file), () => bucket.get(file))
    } catch (error) {
      why = error
      // Avoids a timeout for each file when the bucket does not answer.
      if (error instanceof BucketSilence) break
    }
  }
  return why
}

/** The bucket's list, where a slot without its file keeps its former photo. */
export function withLocalFiles(
  dataFolder: string,
  list: readonly Photo[],
  before: readonly Photo[],
): Photo[] {
  const folder = mediaFolder(dataFolder)
  return withFiles(list, before, ({ file }) => existsSync(join(folder, file)))
}

async function fetchFile(path: string, get: () => Promise<Uint8Array | undefined>): Promise<void> {
  if (existsSync(path)) return
  const coming = onTheirWay.get(path) ?? bring(path, get)
  onTheirWay.set(path, coming)
  await coming.finally(() => onTheirWay.delete(path))
}

async function bring(path: string, get: () => Promise<Uint8Array | undefined>): Promise<void> {
  const bytes = await get()
  if (!bytes) throw new Error(`The bucket lists a photo but has no file for it: ${path}`)
  await replaceFile(path, bytes)
}
