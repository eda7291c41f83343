import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { once } from '#app/lib/once.ts'
import { replaceFile } from '#app/lib/work/replace-file.server.ts'

import { beginBucket } from './fill-bucket.server.ts'
import type { MediaBucket } from './media-bucket.server.ts'
import { alone, listPhotographs, mediaFolder, replaceList } from './media-folder.server.ts'
import { shownOf, tidied, withPut } from './photograph-list.ts'
import type { Photograph } from './photograph.ts'

/** What is to be shown in a slot, what it shows in words, and what a crop keeps, in percent. */
type Given = Pick<Photograph, 'slot' | 'alt' | 'focus' | 'focusX'>

/**
 * Where photographs lie: a data folder, and the bucket, if there is one. `tell` is awaited once it is sure
 * that their list changes, and before it does: files and buckets have no part in a transaction, and what is
 * done must not be untold.
 */
export type PhotographStore = {
  dataFolder: string
  bucket?: MediaBucket | undefined
  tell: () => Promise<void>
}

/** AVIF as `preparePhotograph` made it. */
type Prepared = { data: Uint8Array; width: number; height: number }

/**
 * Puts a prepared photograph into a slot. The running sites notice it by the list, which is replaced whole.
 * The one before it can be brought back.
 */
export async function putPhotograph(
  store: PhotographStore,
  given: Given,
  { data, width, height }: Prepared,
): Promise<Photograph> {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const now = new Date()
  const name = `${given.slot}-${hash}.avif`
  const photograph = { ...given, file: name, width, height, hash, addedAt: now.toISOString() }
  const file = join(mediaFolder(store.dataFolder), name)
  const isNew = !existsSync(file)
  try {
    await replaceFile(file, data, { isForGood: true })
    await store.bucket?.put(name, new Uint8Array(data))
    await changePhotographs(store, (list) => withPut(list, photograph, now))
  } catch (error) {
    // The very same photograph may have been put before, and is shown.
    if (isNew) await rm(file, { force: true })
    throw error
  }
  return photograph
}

/** Takes a slot's photograph away for good, with every size made of it; false when there was none. */
export async function removePhotograph(store: PhotographStore, slot: string): Promise<boolean> {
  let had = false
  const without = (list: readonly Photograph[]) => {
    had = shownOf(list).some((one) => one.slot === slot)
    const others = list.filter((one) => one.slot !== slot)
    return others.length < list.length ? others : undefined
  }
  await changePhotographs(store, without)
  return had
}

/**
 * Changes the list where it is kept: in the bucket, if there is one, and in this folder. `changed` answers
 * undefined where there is nothing to change; false then.
 */
export function changePhotographs(
  { dataFolder, bucket, tell }: PhotographStore,
  changed: (list: readonly Photograph[]) => Photograph[] | undefined,
): Promise<boolean> {
  // A bucket that others change at the same moment asks anew what becomes of its list.
  const tellOnce = once(tell)
  return alone(dataFolder, async () => {
    let isChanged = true
    const change = async (list: Photograph[]) => {
      const found = changed(list)
      isChanged = found !== undefined
      if (isChanged) await tellOnce()
      return tidied(found ?? list, new Date())
    }
    if (bucket) await beginBucket(dataFolder, bucket)
    const before = await listPhotographs(dataFolder)
    const after = await (bucket ? bucket.change(change) : change(before))
    await replaceList(dataFolder, before, after)
    return isChanged
  })
}
