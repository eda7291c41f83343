import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate, roleOf } from '#db/migrate.ts'

import { temporaryFolder } from './data-folder.ts'

/** Where the processes of a run find it. */
const PLACE = 'NORTHLIGHT_READY_CLUSTER'
const CLUSTER = 'postgres'

/**
 * Makes a PostgreSQL with every migration applied, once a run: making one takes ten times as long as copying
 * it, and each site of a test needs its own. Answers how to take it away again.
 */
export async function makeReadyCluster(): Promise<() => void> {
  if (process.env[PLACE] !== undefined) return () => {}
  const { folder, remove } = temporaryFolder()
  process.env[PLACE] = folder
  const database = await startEmbedded(folder)
  await migrate(database.ownerUrl, { application: roleOf(database.url) })
  await database.stop()
  return () => {
    delete process.env[PLACE]
    remove()
  }
}

/** Begins a data folder with a copy, where there is one; else the first start creates its own. */
export function copyReadyCluster(folder: string): void {
  const from = process.env[PLACE]
  if (from === undefined || !existsSync(join(from, CLUSTER))) return
  execFileSync('cp', ['-a', join(from, CLUSTER), join(folder, CLUSTER)])
}
