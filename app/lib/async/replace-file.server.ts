import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file whole, with the folders above it: whoever reads it at the same time has the old one or the new
 * one, never a part. `isForGood` is for what is said to be kept once this answers: it is on the disk then, and a
 * machine that loses its power has it; what can be made again does not wait for that.
 */
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

/** A new name is on the disk only once its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
