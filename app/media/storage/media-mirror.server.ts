import { withLocalFiles, fetchListed } from './fetch-listed.server.ts'
import { fillBucket, isNew } from './fill-bucket.server.ts'
import type { MediaBucket } from './media-bucket.server.ts'
import { alone, listPhotos, replaceList } from './media-folder.server.ts'

/** Updates the folder from the bucket; concurrent calls share one run, and a failure is logged once and changes nothing. */
export function mediaMirror(dataFolder: string, bucket: MediaBucket) {
  let known: string | undefined
  let hasFailed = false
  let running: Promise<void> | undefined

  async function pull(): Promise<void> {
    const started = await listPhotos(dataFolder)
    const found = await bucket.readList(known)
    if (!found) return
    if (isNew(found) && (await fillBucket(dataFolder, bucket)) > 0) return pull()
    const why = await fetchListed(dataFolder, bucket, found.list)
    const isNewest = await alone(dataFolder, async () => {
      const before = await listPhotos(dataFolder)
      // A local change made meanwhile is newer than the bucket's list.
      if (JSON.stringify(before) !== JSON.stringify(started)) return false
      await replaceList(dataFolder, before, withLocalFiles(dataFolder, found.list, before))
      return true
    })
    if (why !== undefined) throw why
    if (isNewest) known = found.etag
  }

  return function catchUp(): Promise<void> {
    running ??= pull()
      .then(
        () => void (hasFailed = false),
        (error: unknown) => {
          if (!hasFailed)
            console.error('The list of photos cannot be read. The photos stay as they are.', error)
          hasFailed = true
        },
      )
      .finally(() => void (running = undefined))
    return running
  }
}
