import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { shownOf } from '#app/media/photos/photo-list.ts'
import { NoList, type MediaBucket } from '#app/media/storage/media-bucket.server.ts'
import { mediaFolder } from '#app/media/storage/media-folder.server.ts'

import type { BucketState } from './judge-projects.ts'

/** Files to check; more missing ones are the same fault. */
const MAX_CHECKED = 20

/** Whether the shared bucket answers, with a readable list of photos and every file that this machine lacks. */
export async function readBucketState(
  bucket: MediaBucket | undefined,
  dataFolder: string,
): Promise<BucketState> {
  if (!bucket) return { kind: 'none' }
  try {
    const list = (await bucket.readList())?.list ?? []
    const notHere = shownOf(list).filter(
      ({ file }) => !existsSync(join(mediaFolder(dataFolder), file)),
    )
    const missing = await Promise.all(
      notHere
        .slice(0, MAX_CHECKED)
        .map(async ({ slot, file }) => ((await bucket.has(file)) ? [] : slot)),
    )
    return { kind: 'read', photos: list.length, missing: missing.flat() }
  } catch (error) {
    if (error instanceof NoList) return { kind: 'unreadable' }
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) }
  }
}
