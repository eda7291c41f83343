import { statSync } from 'node:fs'
import { join } from 'node:path'

import { config } from '#app/config/config.server.ts'

import type { StoredSet } from './drawn-set.ts'
import { listDrawn, listSets } from './drawn-folder.server.ts'
import { stateFile } from './drawing-state.server.ts'
import type { TargetSet } from './wanted-sets.server.ts'

type Drawn = {
  master: string
  hash: string
  width: number
  height: number
  focus: number
  alt: string
}

/** Drawn pictures, newest first, after the file's picture where that is right. */
export type DrawnSlot = { isFromFile: boolean; pictures: Drawn[] }

/** Drawn pictures of the data folder; a set and `version` change together. */
export function drawnStore(dataFolder: string) {
  let bySlot: ReadonlyMap<string, DrawnSlot> = new Map()
  let missing: readonly TargetSet[] = []
  let awaited: ReadonlySet<string> = new Set()
  let shown = ''
  let version = 0
  let seen = ''
  const stored = new Map<number, StoredSet[]>()
  const noticed = new Map<string, number>()

  function isBehind(): boolean {
    return markOf(dataFolder) !== seen
  }

  async function take(sets: readonly TargetSet[]): Promise<void> {
    const mark = markOf(dataFolder)
    const any = await listDrawn(dataFolder)
    for (const set of sets) if (any.has(set.projectId)) await look(set, mark !== seen)
    seen = mark
    const slots = new Map(sets.flatMap((set) => slotsOf(set, stored.get(set.projectId) ?? [])))
    const now = sets.map(
      ({ slug, digest, projectId }) => `${slug} ${digest} ${has(projectId, digest)}`,
    )
    missing = sets.filter((set) => !set.isFromFile && !has(set.projectId, set.digest))
    awaited = new Set(missing.flatMap((set) => set.slots.map(({ id }) => id)))
    notice()
    bySlot = slots
    if (now.join() === shown) return
    shown = now.join()
    version += 1
  }

  async function look(
    { projectId, digest, isFromFile }: TargetSet,
    isChanged: boolean,
  ): Promise<void> {
    const isKnown = stored.has(projectId) && (isFromFile || has(projectId, digest) || !isChanged)
    if (!isKnown) stored.set(projectId, await listSets(dataFolder, projectId))
  }

  function has(projectId: number, digest: string): boolean {
    return stored.get(projectId)?.some((set) => set.digest === digest) ?? false
  }

  function notice(): void {
    const digests = new Set(missing.map(({ digest }) => digest))
    for (const digest of noticed.keys()) if (!digests.has(digest)) noticed.delete(digest)
    for (const digest of digests) if (!noticed.has(digest)) noticed.set(digest, version)
    missing = missing.toSorted(
      (one, other) =>
        (noticed.get(other.digest) ?? 0) - (noticed.get(one.digest) ?? 0) ||
        other.projectId - one.projectId,
    )
  }

  return {
    take,
    isBehind,
    of: (id: string) => bySlot.get(id),
    ids: () => bySlot.keys(),
    isAwaited: (id: string) => awaited.has(id),
    missing: () => missing,
    version: () => version,
  }
}

export const drawn = drawnStore(config.DATA_DIR)

function slotsOf(set: TargetSet, stored: readonly StoredSet[]): [string, DrawnSlot][] {
  const right = stored.filter(({ digest }) => digest === set.digest)
  const sets = [...right, ...stored.filter((one) => !right.includes(one))]
  return set.slots.map(({ id, focus, alt }) => {
    const version = id.slice(set.slug.length)
    const pictures = sets.flatMap(({ folder, digest, pictures: all }) =>
      all
        .filter((one) => one.version === version)
        .map((one) => ({
          ...one,
          // A drawing does not depend on the texts, so those of today apply.
          ...(digest === set.digest && { focus, alt }),
          master: join(folder, one.file),
        })),
    )
    return [id, { isFromFile: set.isFromFile, pictures }]
  })
}

function markOf(dataFolder: string): string {
  const found = statSync(stateFile(dataFolder), { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.mtimeMs}` : ''
}
