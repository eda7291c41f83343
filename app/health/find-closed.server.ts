import { access, constants } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'

import { dataNames } from '#db/data-folder.ts'

import type { Closed } from './judge-files.ts'

/** Existing files of the data folder that this process may not read and write. */
export async function findClosed(dataFolder: string): Promise<Closed> {
  const folder = resolve(dataFolder)
  const all = [folder, ...dataNames.map((name) => join(folder, name))]
  const closed = await Promise.all(all.map(isClosed))
  return { account: userInfo().username, paths: all.filter((_, at) => closed[at]) }
}

async function isClosed(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK | constants.W_OK)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES'
  }
}
