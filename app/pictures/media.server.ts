import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { config } from '#app/config.server.ts'

import { mediaList, type Photograph } from './photograph.ts'

const LOOK_EVERY_MS = 2000

/**
 * The photographs of a media folder by slot, as its list says now: other processes change it, so
 * its file is looked at again every two seconds that somebody asks. `version` counts the changes.
 */
export function mediaWatch(folder: string) {
  const file = join(folder, 'media.json')
  let lookedAt = Number.NEGATIVE_INFINITY
  let seen = ''
  let version = 0
  let bySlot: ReadonlyMap<string, Photograph> = new Map()

  function lookAgain(): void {
    lookedAt = performance.now()
    const found = statSync(file, { throwIfNoEntry: false })
    const mark = found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
    if (mark === seen) return
    seen = mark
    try {
      bySlot = found ? read() : new Map()
      version += 1
    } catch (error) {
      // What was right before is better than no pages.
      console.error(`${file} cannot be read; the photographs stay as they were.`, error)
    }
  }

  function read(): ReadonlyMap<string, Photograph> {
    const list = mediaList.parse(JSON.parse(readFileSync(file, 'utf8')))
    const there = list.filter((one) => existsSync(join(folder, one.file)))
    return new Map(there.map((one) => [one.slot, one]))
  }

  function current(): { photographs: typeof bySlot; version: number } {
    if (performance.now() - lookedAt >= LOOK_EVERY_MS) lookAgain()
    return { photographs: bySlot, version }
  }

  return { folder, current, lookAgain }
}

/** The photographs of this deployment. */
export const media = mediaWatch(resolve(config.DATA_DIR, 'media'))
