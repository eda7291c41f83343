import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { dataPath } from '#db/data-folder.ts'

import { drawnSet, type DrawnPicture, type StoredSet } from './drawn-set.ts'

const LIST = 'set.json'
const DIGEST = /^[\da-f]{16}$/
/** For each project: the set shown, and the one that open pages still name. */
const MAX_SETS = 2
const LEFT_MS = 3_600_000

export function drawnFolder(dataFolder: string): string {
  return dataPath(dataFolder, 'drawn')
}

export async function listDrawn(dataFolder: string): Promise<ReadonlySet<number>> {
  const names = await readdir(drawnFolder(dataFolder)).catch(() => [])
  return new Set(names.filter((name) => /^\d+$/.test(name)).map(Number))
}

export async function listSets(dataFolder: string, projectId: number): Promise<StoredSet[]> {
  const own = join(drawnFolder(dataFolder), String(projectId))
  const names = await readdir(own).catch(() => [])
  const sets = await Promise.all(
    names.filter((name) => DIGEST.test(name)).map((digest) => readSet(own, digest)),
  )
  return sets.flatMap((set) => set ?? []).toSorted((one, other) => other.at - one.at)
}

async function readSet(own: string, digest: string): Promise<StoredSet | undefined> {
  const folder = join(own, digest)
  try {
    const list = join(folder, LIST)
    const { pictures } = drawnSet.parse(JSON.parse(await readFile(list, 'utf8')))
    for (const { file, bytes } of pictures)
      if ((await stat(join(folder, file))).size !== bytes) return undefined
    return { digest, folder, at: (await stat(list)).mtimeMs, pictures }
  } catch {
    return undefined
  }
}

/** Lets `fill` draw a set, publishes its folder atomically, then drops old sets; keeps a set that another process drew meanwhile. */
export async function keepSet(
  dataFolder: string,
  { projectId, digest }: { projectId: number; digest: string },
  fill: (folder: string) => Promise<DrawnPicture[]>,
): Promise<void> {
  const own = join(drawnFolder(dataFolder), String(projectId))
  const half = join(own, `.${digest}.${process.pid}`)
  try {
    await rm(half, { recursive: true, force: true })
    await mkdir(half, { recursive: true })
    const pictures = await fill(half)
    await writeFile(join(half, LIST), `${JSON.stringify({ pictures }, null, 2)}\n`)
    if (!(await readSet(own, digest))) {
      await rm(join(own, digest), { recursive: true, force: true })
      await rename(half, join(own, digest))
    }
  } finally {
    await rm(half, { recursive: true, force: true }).catch(() => {})
  }
  await tidy(dataFolder, projectId)
}

async function tidy(dataFolder: string, projectId: number): Promise<void> {
  const own = join(drawnFolder(dataFolder), String(projectId))
  const retained = (await listSets(dataFolder, projectId))
    .slice(0, MAX_SETS)
    .map(({ digest }) => digest)
  for (const name of await readdir(own).catch(() => [])) {
    if (retained.includes(name)) continue
    // A killed process leaves half a set; another process may be drawing one now.
    if (!DIGEST.test(name) && !(await isLeft(join(own, name)))) continue
    await rm(join(own, name), { recursive: true, force: true }).catch(() => {})
  }
}

async function isLeft(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > LEFT_MS
}
