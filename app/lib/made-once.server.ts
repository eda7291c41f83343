import { readFile } from 'node:fs/promises'

import { replaceFile } from './replace-file.server.ts'
import { workQueue, type Asker } from './work-queue.ts'

type Making = Asker & {
  /** Called after a new file was written. */
  kept?: () => Promise<void>
}

/**
 * Files that are made when they are first asked for and kept: those who ask at the same time share
 * one making, `atOnce` are under way and `mostWaiting` wait; beyond that, the answer is `busy`.
 */
export function madeOnce(bounds: { atOnce: number; mostWaiting: number }) {
  const queue = workQueue<Buffer<ArrayBuffer>>(bounds)

  return async (
    file: string,
    make: () => Promise<Buffer<ArrayBuffer>>,
    { kept, ...asker }: Making = {},
  ): Promise<Buffer<ArrayBuffer> | 'busy'> => {
    const found = await readFile(file).catch(() => undefined)
    return found ?? queue(file, () => makeAndKeep(file, make, kept), asker)
  }
}

async function makeAndKeep(
  file: string,
  make: () => Promise<Buffer<ArrayBuffer>>,
  kept?: () => Promise<void>,
): Promise<Buffer<ArrayBuffer>> {
  const bytes = await make()
  // A full or read-only disk costs the next visitor time, not this one the file.
  await replaceFile(file, bytes)
    .then(kept)
    .catch(() => {})
  return bytes
}
