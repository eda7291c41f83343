import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { replaceFile } from '#app/lib/work/replace-file.server.ts'

import { fillBucket, isNew } from './fill-bucket.server.ts'
import type { MediaBucket } from './media-bucket.server.ts'
import { alone, listPhotographs, mediaFolder, replaceList } from './media-folder.server.ts'
import type { Photograph } from './photograph.ts'

/**
 * Brings this server's folder to what the shared bucket holds. Calls while one runs share it;
 * what is in the folder stays when the bucket cannot be reached, which is said once.
 */
export function mediaMirror(dataFolder: string, bucket: MediaBucket) {
  const folder = mediaFolder(dataFolder)
  let known: string | undefined
  let hasFailed = false
  let running: Promise<void> | undefined

  async function pull(): Promise<void> {
    const found = await bucket.readList(known)
    if (!found) return
    if (isNew(found) && (await fillBucket(dataFolder, bucket)) > 0) return pull()
    const list: Photograph[] = []
    // One that went in the meantime is gone from the next list too.
    for (const photograph of found.list) if (await fetchFile(photograph.file)) list.push(photograph)
    await alone(dataFolder, async () =>
      replaceList(dataFolder, await listPhotographs(dataFolder), list),
    )
    known = found.etag
  }

  /** Whether the file is here now. */
  async function fetchFile(file: string): Promise<boolean> {
    const path = join(folder, file)
    if (existsSync(path)) return true
    const bytes = await bucket.get(file)
    if (!bytes) return false
    await replaceFile(path, bytes)
    return true
  }

  return function catchUp(): Promise<void> {
    running ??= pull()
      .then(
        () => void (hasFailed = false),
        (error: unknown) => {
          if (!hasFailed) console.error('The photographs stay as they were.', error)
          hasFailed = true
        },
      )
      .finally(() => void (running = undefined))
    return running
  }
}
