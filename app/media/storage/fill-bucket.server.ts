import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Photograph } from '#app/media/photos/photograph.ts'

import type { MediaBucket } from './media-bucket.server.ts'
import { listPhotographs, mediaFolder } from './media-folder.server.ts'

/**
 * Puts a folder's photographs into a bucket that lacks them, since servers follow the bucket; answers how many.
 * Slots that somebody else has filled meanwhile stay as they are.
 */
export async function fillBucket(dataFolder: string, bucket: MediaBucket): Promise<number> {
  const own: Photograph[] = []
  for (const photograph of await listPhotographs(dataFolder)) {
    const path = join(mediaFolder(dataFolder), photograph.file)
    const bytes = await readFile(path).catch(() => undefined)
    if (!bytes) continue
    await bucket.put(photograph.file, new Uint8Array(bytes))
    own.push(photograph)
  }
  if (own.length > 0) await bucket.change((there) => withOthers(there, own))
  return own.length
}

function withOthers(there: readonly Photograph[], own: readonly Photograph[]): Photograph[] {
  const slots = new Set(there.map(({ slot }) => slot))
  return [...there, ...own.filter(({ slot }) => !slots.has(slot))]
}

/** Begins a bucket that holds no list yet with what lies here: to follow it would erase that. */
export async function beginBucket(dataFolder: string, bucket: MediaBucket): Promise<void> {
  const found = await bucket.readList()
  if (found && isNew(found)) await fillBucket(dataFolder, bucket)
}

/** Whether a bucket holds no list at all, which is not one that was emptied. */
export function isNew({ list, etag }: { list: readonly unknown[]; etag?: string }): boolean {
  return etag === undefined && list.length === 0
}
