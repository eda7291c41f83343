import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { BackupRefusal } from './archive.ts'
import { hashOf, isBackup, type Place } from './place.ts'

export function folderPlace(folderPath: string): Place {
  const folder = resolve(folderPath)

  async function put(path: string, name: string): Promise<string> {
    const half = join(folder, `${name}.part`)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await copyFile(path, half)
      await flush(half)
      await rename(half, join(folder, name))
      await flush(folder)
      return await hashOf(join(folder, name))
    } catch (error) {
      await rm(half, { force: true }).catch(() => {})
      const reason = error instanceof Error ? error.message : String(error)
      throw new BackupRefusal(`The folder ${folder} did not take ${name} (${reason}).`, {
        cause: error,
      })
    }
  }

  return {
    name: folder,
    list: async (matches = isBackup) => {
      const names = await readdir(folder).catch(noneWhereAbsent)
      return names.filter((name) => matches(name)).toSorted()
    },
    put,
    fetch: (name) => Promise.resolve(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** An unreadable folder is an error, a missing one is empty. */
function noneWhereAbsent(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}

async function flush(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
