import type { TestProject } from 'vitest/node'

import { startEmbedded } from '../db/embedded/embedded.ts'
import { migrate, roleOf } from '../db/migrate.ts'
import { temporaryFolder } from './data-folder.ts'
import { copyReadyCluster, makeReadyCluster } from './ready-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** Of the role that owns the tables, for tests that change them. */
    databaseOwnerUrl: string
    /** Where PostgreSQL's socket is. */
    socketFolder: string
    dataFolder: string
  }
}

/** One real PostgreSQL for all files of a project, with every migration applied. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const removeReady = await makeReadyCluster()
  const { folder, remove } = temporaryFolder()
  copyReadyCluster(folder)
  const database = await startEmbedded(folder)
  await migrate(database.ownerUrl, { application: roleOf(database.url) })
  project.provide('databaseUrl', database.url)
  project.provide('databaseOwnerUrl', database.ownerUrl)
  project.provide('socketFolder', new URL(database.url).searchParams.get('host') ?? '')
  project.provide('dataFolder', folder)
  return async () => {
    await database.stop()
    remove()
    removeReady()
  }
}
