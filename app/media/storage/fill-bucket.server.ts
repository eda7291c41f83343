import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Photo } from '#app/media/photos/photo.ts'

import type { MediaBucket } from './media-bucket.server.ts'
import { listPhotos, mediaFolder } from './media-folder.server.ts'

/** Uploads a folder's photos that the bucket lacks and returns the count; slots filled meanwhile stay. */
export async function fillBucket(dataFolder: string, bucket: MediaBucket): Promise<number> {
  const own: Photo[] = []
  for (const photo of await listPhotos(dataFolder)) {
    const path = join(mediaFolder(dataFolder), photo.file)
    const bytes = await readFile(path).catch(() => undefined)
    if (!bytes) continue
    await bucket.put(photo.file, new Uint8Array(bytes))
    own.push(photo)
  }
  if (own.length > 0) await bucket.change((there) => withOthers(there, own))
  return own.length
}

function withOthers(there: readonly Photo[], own: readonly Photo[]): Photo[] {
  const slots = new Set(there.map(({ slot }) => slot))
  return [...there, ...own.filter(({ slot }) => !slots.has(slot))]
}

/** Fills a bucket without a list, since following it would erase the local photos. */
export async function beginBucket(dataFolder: string, bucket: MediaBucket): Promise<void> {
  const found = await bucket.readList()
  if (found && isNew(found)) await fillBucket(dataFolder, bucket)
}

export function isNew({ list, etag }: { list: readonly unknown[]; etag?: string }): boolean {
  return etag === undefined && list.length === 0
}
