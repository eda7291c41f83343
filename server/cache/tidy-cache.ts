import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes files of older releases and killed processes; keeps folders such as `lost+found` and what cannot be removed. */
export async function tidyCache(folder: string, isNamed: (name: string) => boolean): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const old = entries.filter((entry) => !entry.isDirectory() && !isNamed(entry.name))
  await Promise.allSettled(old.map(({ name }) => rm(join(folder, name), { force: true })))
}
