import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { accountFor, openForPassing } from '#db/embedded/account.ts'
import { binariesFor } from '#db/embedded/binaries.ts'
import { clusterUrl, createCluster, launch, type Cluster } from '#db/embedded/cluster.ts'
import { connect } from '#db/embedded/keeper.ts'
import { clearStaleLocks, isAlive, readLock } from '#db/embedded/lock.ts'
import { changeOwner } from '#db/embedded/no-link.ts'
import { databaseUrls, prepareDatabase, type DatabaseUrls } from '#db/embedded/roles.ts'
import { socketFolderFor } from '#db/embedded/socket-folder.ts'

/** An owner's PostgreSQL, which this program restarts. */
export type ExternalCluster = {
  urls: DatabaseUrls
  socketFolder: string
  start: () => Promise<void>
  stop: () => Promise<void>
  close: () => Promise<void>
}

const LOOK_MS = 200
const STOP_MS = 60_000

/** Restarts the cluster whenever it ends unexpectedly. `preloaded` is its environment, such as LD_PRELOAD. */
export async function startExternalCluster(
  dataFolder: string,
  preloaded: Record<string, string> = {},
): Promise<ExternalCluster> {
  const folder = join(dataFolder, 'postgres')
  const account = accountFor(folder)
  openForPassing(dataFolder, account)
  const cluster: Cluster = {
    dataFolder,
    folder,
    account,
    binaries: binariesFor(account, dataFolder),
    log: join(dataFolder, 'postgres.log'),
    socketFolder: socketFolderFor(dataFolder),
    settings: {},
  }
  await createCluster(cluster)
  if (Object.keys(preloaded).length > 0) wrap(cluster, preloaded)
  const state = { shouldRun: false, isClosed: false }
  const { socketFolder } = cluster
  const urls = databaseUrls(socketFolder)

  async function start(): Promise<void> {
    await begin(cluster)
    await answering(urls.url)
    state.shouldRun = true
  }

  async function stop(): Promise<void> {
    state.shouldRun = false
    const lock = readLock(folder)
    if (!lock || !isAlive(lock.pid)) return
    process.kill(lock.pid, 'SIGINT')
    const deadline = Date.now() + STOP_MS
    while (isAlive(lock.pid) && Date.now() < deadline) await sleep(20)
  }

  async function look(): Promise<void> {
    while (!state.isClosed) {
      const lock = readLock(folder)
      const isThere = lock !== undefined && isAlive(lock.pid)
      // A failed start is tried again at the next check.
      if (state.shouldRun && !isThere) await begin(cluster).catch(() => {})
      await sleep(LOOK_MS)
    }
  }

  await begin(cluster)
  await answering(clusterUrl(socketFolder, 'postgres'))
  await prepareDatabase(socketFolder)
  state.shouldRun = true
  const looking = look()
  return {
    urls,
    socketFolder,
    start,
    stop,
    close: async () => {
      state.isClosed = true
      await stop()
      await looking
    },
  }
}

async function begin(cluster: Cluster): Promise<void> {
  clearStaleLocks(cluster.folder)
  await launch(cluster)
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + STOP_MS
  while (Date.now() < deadline) {
    const client = await connect(url)
    await client?.end()
    if (client) return
    await sleep(50)
  }
  throw new Error('PostgreSQL does not answer')
}

/** A `postgres` with these variables: all of its processes inherit them. */
function wrap(cluster: Cluster, preloaded: Record<string, string>): void {
  const folder = join(cluster.dataFolder, 'preloaded')
  mkdirSync(folder)
  const lines = Object.entries(preloaded).map(([name, value]) => `export ${name}='${value}'`)
  const script = join(folder, 'postgres')
  writeFileSync(
    script,
    `#!/bin/sh\n${lines.join('\n')}\nexec '${join(cluster.binaries, 'postgres')}' "$@"\n`,
  )
  chmodSync(script, 0o755)
  changeOwner(folder, cluster.account)
  cluster.binaries = folder
}
