import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file whole, with the folders above it: whoever reads it at the same time has the old one or the new one, never a part. */
export async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  const half = `${file}.${process.pid}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(half, content)
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true }).catch(() => {})
    throw error
  }
}
