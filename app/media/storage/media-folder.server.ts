import { mkdir, readdir, readFile, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { replaceFile } from '#app/lib/async/replace-file.server.ts'
import { mediaList, type Photo } from '#app/media/photos/photo.ts'
import { dataPath } from '#db/data-folder.ts'

const LIST = 'media.json'
const LOCK = '.lock'
const POLL_MS = 50
const FORGOTTEN_MS = 10_000
/** Files that this code writes; others stay. */
const OURS = /^[a-z\d-]+-[\da-f]{16}\.(?:avif|pdf)(?:\.\d+)?$|^media\.json\.\d+$/
const STILL_EVERY_MS = 2000
const LEFT_BEHIND_MS = 3_600_000

export function mediaFolder(dataFolder: string): string {
  return dataPath(dataFolder, 'media')
}

export async function listPhotos(dataFolder: string): Promise<Photo[]> {
  const file = join(mediaFolder(dataFolder), LIST)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCoded(error, 'ENOENT')) return '[]'
    throw error
  })
  return mediaList.parse(JSON.parse(text))
}

export async function replaceList(
  dataFolder: string,
  before: readonly Photo[],
  after: readonly Photo[],
): Promise<void> {
  const folder = mediaFolder(dataFolder)
  await replaceFile(join(folder, LIST), `${JSON.stringify(after, null, 2)}\n`, { isForGood: true })
  for (const { slot, file, hash } of removedPhotos(before, after)) {
    await rm(join(folder, file), { force: true })
    await dropSizes(join(dataPath(dataFolder, 'cache'), 'pictures'), `${slot}-${hash.slice(0, 8)}-`)
  }
  await dropLeftBehind(folder, after)
}

async function dropLeftBehind(folder: string, list: readonly Photo[]): Promise<void> {
  const named = new Set(list.map(({ file }) => file))
  for (const name of await readdir(folder)) {
    if (!OURS.test(name) || named.has(name)) continue
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(file, { force: true })
  }
}

export function removedPhotos(before: readonly Photo[], after: readonly Photo[]): Photo[] {
  const remaining = new Set(after.map(({ file }) => file))
  return before.filter(({ file }) => !remaining.has(file))
}

/** Runs `work` under a lock across processes; takes over a lock that was left behind. */
export async function alone<T>(dataFolder: string, work: () => Promise<T>): Promise<T> {
  const lock = join(mediaFolder(dataFolder), LOCK)
  await mkdir(mediaFolder(dataFolder), { recursive: true })
  while (!(await isTaken(lock))) await sleep(POLL_MS)
  // Renews the lock during slow work, such as a distant bucket.
  const still = setInterval(() => {
    const now = new Date()
    utimes(lock, now, now).catch(() => {})
  }, STILL_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(still)
    await rmdir(lock).catch(() => {})
  }
}

async function isTaken(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch (error) {
    if (!isCoded(error, 'EEXIST')) throw error
  }
  const left = await stat(lock).catch(() => undefined)
  if (left && Date.now() - left.mtimeMs > FORGOTTEN_MS) await rmdir(lock).catch(() => {})
  return false
}

async function dropSizes(folder: string, start: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const own = names.filter((name) => name.startsWith(start))
  await Promise.all(own.map((name) => rm(join(folder, name), { force: true })))
}

function isCoded(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
