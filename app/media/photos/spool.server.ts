import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { dataPath } from '#db/data-folder.ts'

/** Far longer than an upload takes: an older file was left by a process that ended. */
const FORGOTTEN_MS = 3_600_000

class TooLarge extends Error {}

/** Writes a request's body to a temporary file for `work`; 'large' beyond `maxBytes` bytes; throws when the client disconnects. */
export async function withSpooled<T>(
  dataFolder: string,
  { body, maxBytes }: { body: AsyncIterable<Uint8Array>; maxBytes: number },
  work: (path: string) => Promise<T>,
): Promise<T | 'large'> {
  const folder = dataPath(dataFolder, 'uploads')
  await mkdir(folder, { recursive: true })
  await dropForgotten(folder)
  const path = join(folder, randomUUID())
  try {
    // Opened before the first byte: a stream that opens on its own may create the file after it is deleted.
    const file = await open(path, 'wx', 0o600)
    await pipeline(body, limitBytes(maxBytes), file.createWriteStream())
    return await work(path)
  } catch (error) {
    if (error instanceof TooLarge) return 'large'
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

function limitBytes(maxBytes: number) {
  return async function* counted(pieces: AsyncIterable<Uint8Array>) {
    let length = 0
    for await (const piece of pieces) {
      length += piece.byteLength
      if (length > maxBytes) throw new TooLarge()
      yield piece
    }
  }
}

async function dropForgotten(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > FORGOTTEN_MS) await rm(file, { force: true })
  }
}
