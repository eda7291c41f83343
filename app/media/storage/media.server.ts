import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { config } from '#app/config/config.server.ts'
import { outOf, shownOf } from '#app/media/photos/photo-list.ts'
import { isDescription, mediaList, type Photo } from '#app/media/photos/photo.ts'

import { bucketOf, type MediaBucket } from './media-bucket.server.ts'
import { mediaFolder } from './media-folder.server.ts'
import { mediaMirror } from './media-mirror.server.ts'

const POLL_EVERY_MS = 2000
/** A bucket's requests cost money. */
const PULL_EVERY_MS = 10_000
const MIN_PULL_INTERVAL_MS = 1000

/** Photos by slot; polls the list's file every two seconds and the bucket every ten, since other processes change them. */
export function mediaWatch(dataFolder: string, bucket?: MediaBucket) {
  const folder = mediaFolder(resolve(dataFolder))
  const mirror = bucket && mediaMirror(dataFolder, bucket)
  let pulledAt = Number.NEGATIVE_INFINITY
  const file = join(folder, 'media.json')
  let lookedAt = Number.NEGATIVE_INFINITY
  let seen = ''
  let version = 0
  let bySlot: ReadonlyMap<string, Photo> = new Map()
  let undescribed: ReadonlyMap<string, Photo> = new Map()
  let out: ReadonlyMap<string, Photo> = new Map()

  function poll(): void {
    lookedAt = performance.now()
    const found = statSync(file, { throwIfNoEntry: false })
    const mark = found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
    if (mark === seen) return
    seen = mark
    try {
      const list = found ? read() : []
      const taken = shownOf(list)
      bySlot = slotted(taken.filter(({ alt }) => isDescription(alt)))
      undescribed = slotted(taken.filter(({ alt }) => !isDescription(alt)))
      out = slotted(outOf(list))
      version += 1
    } catch (error) {
      // An outdated list is better than no pages.
      console.error(`${file} cannot be read. The photos stay as they are.`, error)
    }
  }

  function read(): Photo[] {
    const list = mediaList.parse(JSON.parse(readFileSync(file, 'utf8')))
    return list.filter((one) => existsSync(join(folder, one.file)))
  }

  function current() {
    if (performance.now() - lookedAt >= POLL_EVERY_MS) poll()
    if (mirror && performance.now() - pulledAt >= PULL_EVERY_MS) void catchUp()
    return { photos: bySlot, undescribed, out, version }
  }

  async function catchUp(): Promise<void> {
    if (mirror && performance.now() - pulledAt >= MIN_PULL_INTERVAL_MS) {
      pulledAt = performance.now()
      await mirror()
    }
    poll()
  }

  return { folder, current, catchUp }
}

function slotted(list: readonly Photo[]): ReadonlyMap<string, Photo> {
  return new Map(list.map((one) => [one.slot, one]))
}

export const media = mediaWatch(config.DATA_DIR, bucketOf(config))
