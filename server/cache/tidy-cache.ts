import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Drops the files of a folder that nothing names any more: of older releases, and of processes that
 * were killed. Folders in it, such as a file system's own `lost+found`, are nobody's to remove; a
 * file that can't be removed stays.
 */
export async function tidyCache(folder: string, isNamed: (name: string) => boolean): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const old = entries.filter((entry) => !entry.isDirectory() && !isNamed(entry.name))
  await Promise.allSettled(old.map(({ name }) => rm(join(folder, name), { force: true })))
}
