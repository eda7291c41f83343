import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file atomically with its folders; `isForGood` also flushes it to disk, against power loss. */
export async function replaceFile(
  file: string,
  content: Uint8Array | string,
  { isForGood = false } = {},
): Promise<void> {
  const half = `${file}.${process.pid}`
  const folder = dirname(file)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(half, content, { flush: isForGood })
    await rename(half, file)
    if (isForGood) await flushFolder(folder)
  } catch (error) {
    await rm(half, { force: true }).catch(() => {})
    throw error
  }
}

/** A new name is durable only once its folder is flushed. */
async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
