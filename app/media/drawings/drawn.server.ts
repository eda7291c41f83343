import { statSync } from 'node:fs'
import { join } from 'node:path'

import { config } from '#app/config/config.server.ts'

import type { StoredSet } from './drawn-set.ts'
import { listDrawn, listSets } from './drawn-folder.server.ts'
import { stateFile } from './drawing-state.server.ts'
import type { WantedSet } from './wanted-sets.server.ts'

/** A picture that the site drew: the path of its file, and what a page knows of it. */
type Drawn = {
  master: string
  hash: string
  width: number
  height: number
  focus: number
  alt: string
}

/** What a slot shows that is drawn from a listing's facts: the newest first, after the file's where that is right. */
export type DrawnSlot = { isFiled: boolean; pictures: Drawn[] }

/**
 * What the site drew by itself, as it lies in the data folder. `take` is told what is wanted
 * by each state of the listings; what belongs together changes together, and `version` with it.
 */
export function drawnStore(dataFolder: string) {
  let bySlot: ReadonlyMap<string, DrawnSlot> = new Map()
  let missing: readonly WantedSet[] = []
  let awaited: ReadonlySet<string> = new Set()
  let shown = ''
  let version = 0
  let seen = ''
  const stored = new Map<number, StoredSet[]>()
  /** When a set was first wanted: what was published last is drawn first. */
  const noticed = new Map<string, number>()

  /** Whether another process, or this one, has drawn or failed since `take` looked. */
  function isBehind(): boolean {
    return markOf(dataFolder) !== seen
  }

  async function take(wanted: readonly WantedSet[]): Promise<void> {
    const mark = markOf(dataFolder)
    const any = await listDrawn(dataFolder)
    for (const set of wanted) if (any.has(set.listing)) await look(set, mark !== seen)
    seen = mark
    const slots = new Map(wanted.flatMap((set) => slotsOf(set, stored.get(set.listing) ?? [])))
    const now = wanted.map(
      ({ slug, digest, listing }) => `${slug} ${digest} ${has(listing, digest)}`,
    )
    missing = wanted.filter((set) => !set.isFiled && !has(set.listing, set.digest))
    awaited = new Set(missing.flatMap((set) => set.slots.map(({ id }) => id)))
    notice()
    bySlot = slots
    if (now.join() === shown) return
    shown = now.join()
    version += 1
  }

  /** Reads a listing's folder when it first has one, and after a change where something of it misses. */
  async function look({ listing, digest, isFiled }: WantedSet, isChanged: boolean): Promise<void> {
    const isKnown = stored.has(listing) && (isFiled || has(listing, digest) || !isChanged)
    if (!isKnown) stored.set(listing, await listSets(dataFolder, listing))
  }

  function has(listing: number, digest: string): boolean {
    return stored.get(listing)?.some((set) => set.digest === digest) ?? false
  }

  function notice(): void {
    const digests = new Set(missing.map(({ digest }) => digest))
    for (const digest of noticed.keys()) if (!digests.has(digest)) noticed.delete(digest)
    for (const digest of digests) if (!noticed.has(digest)) noticed.set(digest, version)
    missing = missing.toSorted(
      (one, other) =>
        (noticed.get(other.digest) ?? 0) - (noticed.get(one.digest) ?? 0) ||
        other.listing - one.listing,
    )
  }

  return {
    take,
    isBehind,
    /** What a slot shows; undefined where nothing is drawn of it but in the files. */
    of: (id: string) => bySlot.get(id),
    /** Every slot that is drawn from facts. */
    ids: () => bySlot.keys(),
    /** Whether a slot waits for a picture of its listing's facts. */
    isAwaited: (id: string) => awaited.has(id),
    /** What is to be drawn, in this order. */
    missing: () => missing,
    version: () => version,
  }
}

/** The drawings of this deployment. */
export const drawn = drawnStore(config.DATA_DIR)

/** The set of today's facts first, then older ones, the newest of them shown until that is there. */
function slotsOf(set: WantedSet, stored: readonly StoredSet[]): [string, DrawnSlot][] {
  const right = stored.filter(({ digest }) => digest === set.digest)
  const sets = [...right, ...stored.filter((one) => !right.includes(one))]
  return set.slots.map(({ id, focus, alt }) => {
    const version = id.slice(set.slug.length)
    const pictures = sets.flatMap(({ folder, digest, pictures: all }) =>
      all
        .filter((one) => one.version === version)
        .map((one) => ({
          ...one,
          // Words are no part of a drawing: those of today hold.
          ...(digest === set.digest && { focus, alt }),
          master: join(folder, one.file),
        })),
    )
    return [id, { isFiled: set.isFiled, pictures }]
  })
}

function markOf(dataFolder: string): string {
  const found = statSync(stateFile(dataFolder), { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.mtimeMs}` : ''
}
