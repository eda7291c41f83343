import { mkdir, readdir, readFile, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { replaceFile } from '#app/lib/async/replace-file.server.ts'
import { mediaList, type Photograph } from '#app/media/photos/photograph.ts'
import { dataPath } from '#db/data-folder.ts'

const LIST = 'media.json'
const LOCK = '.lock'
const ASK_EVERY_MS = 50
/** Far beyond what a change of the list takes. */
const FORGOTTEN_MS = 10_000
/** A photograph, or a half of one or of the list, as this writes them; whatever else lies there is somebody's. */
const OURS = /^[a-z\d-]+-[\da-f]{16}\.avif(?:\.\d+)?$|^media\.json\.\d+$/
/** Milliseconds after which who works on says so. */
const STILL_EVERY_MS = 2000
/** Far beyond what putting a photograph takes. */
const LEFT_BEHIND_MS = 3_600_000

/** Where a deployment's photographs and their list lie. */
export function mediaFolder(dataFolder: string): string {
  return dataPath(dataFolder, 'media')
}

/** The photographs in the order of their slots. Throws when the list is broken. */
export async function listPhotographs(dataFolder: string): Promise<Photograph[]> {
  const file = join(mediaFolder(dataFolder), LIST)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCoded(error, 'ENOENT')) return '[]'
    throw error
  })
  return mediaList.parse(JSON.parse(text))
}

/** Writes a list whole, then drops the files that it no longer names, with every size made of them. */
export async function replaceList(
  dataFolder: string,
  before: readonly Photograph[],
  after: readonly Photograph[],
): Promise<void> {
  const folder = mediaFolder(dataFolder)
  await replaceFile(join(folder, LIST), `${JSON.stringify(after, null, 2)}\n`, { isForGood: true })
  for (const { slot, file, hash } of goneOf(before, after)) {
    await rm(join(folder, file), { force: true })
    await dropSizes(join(dataPath(dataFolder, 'cache'), 'pictures'), `${slot}-${hash.slice(0, 8)}-`)
  }
  await dropLeftBehind(folder, after)
}

/** What a process that was killed had written and not listed yet; nobody else takes an hour for that. */
async function dropLeftBehind(folder: string, list: readonly Photograph[]): Promise<void> {
  const named = new Set(list.map(({ file }) => file))
  for (const name of await readdir(folder)) {
    if (!OURS.test(name) || named.has(name)) continue
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(file, { force: true })
  }
}

/** The photographs of one list that another no longer has. */
export function goneOf(before: readonly Photograph[], after: readonly Photograph[]): Photograph[] {
  const kept = new Set(after.map(({ file }) => file))
  return before.filter(({ file }) => !kept.has(file))
}

/** Runs `work` while no other process changes the photographs; a lock that was left behind is taken over. */
export async function alone<T>(dataFolder: string, work: () => Promise<T>): Promise<T> {
  const lock = join(mediaFolder(dataFolder), LOCK)
  await mkdir(mediaFolder(dataFolder), { recursive: true })
  while (!(await isTaken(lock))) await sleep(ASK_EVERY_MS)
  // What is slow, as a bucket far away, is not forgotten.
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
