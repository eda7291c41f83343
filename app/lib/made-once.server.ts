import { readFile } from 'node:fs/promises'

import pLimit from 'p-limit'

import { replaceFile } from './replace-file.server.ts'

/**
 * Files that are made when they are first asked for and kept: those who ask at the same time share
 * one making, and at most `most` are under way. `kept` is called after a new one was written.
 */
export function madeOnce(most: number) {
  const making = new Map<string, Promise<Buffer>>()
  const turns = pLimit(most)

  return async (
    file: string,
    make: () => Promise<Buffer>,
    kept?: () => Promise<void>,
  ): Promise<Buffer> => {
    const found = await readFile(file).catch(() => undefined)
    if (found) return found
    const underWay = making.get(file)
    if (underWay) return underWay
    const made = turns(() => makeAndKeep(file, make, kept)).finally(() => making.delete(file))
    making.set(file, made)
    return made
  }
}

async function makeAndKeep(
  file: string,
  make: () => Promise<Buffer>,
  kept?: () => Promise<void>,
): Promise<Buffer> {
  const bytes = await make()
  // A full or read-only disk costs the next visitor time, not this one the file.
  await replaceFile(file, bytes)
    .then(kept)
    .catch(() => {})
  return bytes
}
