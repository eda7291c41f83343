import { readFile } from 'node:fs/promises'

import { replaceFile } from './replace-file.server.ts'
import { workQueue, type Caller } from './work-queue.server.ts'

type Bytes = Buffer<ArrayBuffer>
type Making = Caller & {
  onSaved?: () => Promise<void>
}

/** Creates files on first request, once for simultaneous requests; beyond `concurrency` running and `maxQueued` waiting it answers `busy`. */
export function singleFlight(bounds: { concurrency: number; maxQueued: number }) {
  const queue = workQueue<Bytes>(bounds)
  const read = sharedReader()

  return async (
    file: string,
    make: () => Promise<Bytes>,
    { onSaved, ...caller }: Making = {},
  ): Promise<Bytes | 'busy'> => {
    const found = await read(file)
    return found ?? queue(file, () => makeAndKeep(file, make, onSaved), caller)
  }
}

export function sharedReader() {
  const reading = new Map<string, Promise<Bytes | undefined>>()
  return (file: string): Promise<Bytes | undefined> => {
    const underWay = reading.get(file)
    if (underWay) return underWay
    const found = readFile(file)
      .catch(() => undefined)
      .finally(() => reading.delete(file))
    reading.set(file, found)
    return found
  }
}

async function makeAndKeep(
  file: string,
  make: () => Promise<Bytes>,
  onSaved?: () => Promise<void>,
): Promise<Bytes> {
  const bytes = await make()
  await replaceFile(file, bytes)
    .then(onSaved)
    .catch(() => {})
  return bytes
}
