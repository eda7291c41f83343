import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Drops the files of a folder that nothing names any more: of older releases, and of processes that were killed. */
export async function tidyCache(folder: string, isNamed: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const old = names.filter((name) => !isNamed(name))
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}
