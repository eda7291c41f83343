import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { once } from '#app/lib/async/memoize.ts'
import { replaceFile } from '#app/lib/async/replace-file.server.ts'
import { withLocalFiles, fetchListed } from '#app/media/storage/fetch-listed.server.ts'
import { beginBucket } from '#app/media/storage/fill-bucket.server.ts'
import type { MediaBucket } from '#app/media/storage/media-bucket.server.ts'
import {
  alone,
  listPhotos,
  mediaFolder,
  replaceList,
} from '#app/media/storage/media-folder.server.ts'

import { shownOf, tidied, withPut } from './photo-list.ts'
import type { Photo } from './photo.ts'

type PhotoInput = Pick<Photo, 'slot' | 'alt' | 'focus' | 'focusX' | 'taken' | 'plan'>

/** `notify` is awaited before the list changes: files and buckets take no part in a transaction. */
export type PhotoStore = {
  dataFolder: string
  bucket?: MediaBucket | undefined
  notify: () => Promise<void>
}

type Prepared = { data: Uint8Array; width: number; height: number }

/** Other processes notice the new list, which is replaced whole; the photo before can be restored. */
export async function putPhoto(
  store: PhotoStore,
  input: PhotoInput,
  { data, width, height }: Prepared,
): Promise<Photo> {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const now = new Date()
  // Only a PDF has no size.
  const name = `${input.slot}-${hash}.${width > 0 ? 'avif' : 'pdf'}`
  const photo = { ...input, file: name, width, height, hash, addedAt: now.toISOString() }
  const file = join(mediaFolder(store.dataFolder), name)
  const write = () => replaceFile(file, data, { isForGood: true })
  try {
    await write()
    await store.bucket?.put(name, new Uint8Array(data))
    // A simultaneous upload of the same photo may have failed and deleted the file.
    const first = () => (existsSync(file) ? Promise.resolve() : write())
    await changePhotos(store, (list) => withPut(list, photo, now), first)
  } catch (error) {
    await dropUnlisted(store.dataFolder, name)
    throw error
  }
  return photo
}

function dropUnlisted(dataFolder: string, name: string): Promise<void> {
  return alone(dataFolder, async () => {
    const list = await listPhotos(dataFolder)
    const isListed = list.some(({ file }) => file === name)
    if (!isListed) await rm(join(mediaFolder(dataFolder), name), { force: true })
  }).catch(() => undefined)
}

export async function removePhoto(store: PhotoStore, slot: string): Promise<boolean> {
  let had = false
  const without = (list: readonly Photo[]) => {
    had = shownOf(list).some((one) => one.slot === slot)
    const others = list.filter((one) => one.slot !== slot)
    return others.length < list.length ? others : undefined
  }
  await changePhotos(store, without)
  return had
}

/** Changes the list in the bucket and this folder; false when `changed` returns undefined. `first` runs under the lock. */
export function changePhotos(
  { dataFolder, bucket, notify }: PhotoStore,
  changed: (list: readonly Photo[]) => Photo[] | undefined,
  first: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  // After a conflict the bucket calls this again.
  const notifyOnce = once(notify)
  return alone(dataFolder, async () => {
    await first()
    let isChanged = true
    const change = async (list: Photo[]) => {
      const found = changed(list)
      isChanged = found !== undefined
      if (isChanged) await notifyOnce()
      return tidied(found ?? list, new Date())
    }
    if (bucket) await beginBucket(dataFolder, bucket)
    const before = await listPhotos(dataFolder)
    const after = await (bucket ? bucket.change(change) : change(before))
    // Other servers have uploaded photos that this one lacks.
    if (bucket) await fetchListed(dataFolder, bucket, after)
    await replaceList(
      dataFolder,
      before,
      bucket ? withLocalFiles(dataFolder, after, before) : after,
    )
    return isChanged
  })
}
