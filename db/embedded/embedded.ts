import { accessSync, constants, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from 'pg'

import { dataPath } from '#db/data-folder.ts'

import { accountFor, openForPassing, requireEnterable, type Account } from './account.ts'
import { writeOwn } from './no-link.ts'
import { binariesFor, broughtMajor } from './binaries.ts'
import { clusterMajor, createCluster, type Cluster } from './cluster.ts'
import { removeSpareSocketFolder, socketFolderFor } from './socket-folder.ts'
import { connect, takeOver } from './keeper.ts'
import { isAlive, readLock } from './lock.ts'
import { databaseUrls, prepareDatabase, type DatabaseUrls } from './roles.ts'

export type EmbeddedDatabase = DatabaseUrls & {
  folder: string
  account: Account
  stop: () => Promise<void>
}

const STOP_MS = 30_000
/** Milliseconds between restarts, doubled up to `longest`. */
const BACK_OFF = { first: 200, longest: 10_000 }

type Options = {
  log?: (sentence: string) => void
  settings?: Record<string, string>
  binaries?: string
}

/** Starts or takes over the data folder's PostgreSQL, and restarts it. Refuses when another live process manages it. */
export async function startEmbedded(
  dataFolder: string,
  { log = () => {}, settings = {}, binaries }: Options = {},
): Promise<EmbeddedDatabase> {
  const cluster = prepare(resolve(dataFolder), settings, binaries)
  await createCluster(cluster)
  const state = { stopping: false }
  let comingBack: Promise<void> | undefined
  watch(await takeOver(cluster, state))
  cluster.socketFolder = readLock(cluster.folder)?.socketFolder ?? cluster.socketFolder

  function watch(keeper: Client) {
    keeper.on('end', () => {
      if (!state.stopping) comingBack = comeBack()
    })
  }

  async function comeBack() {
    log(`PostgreSQL stopped unexpectedly. The site starts it again; its log is ${cluster.log}`)
    for (let pause = BACK_OFF.first; !state.stopping; pause *= 2) {
      try {
        watch(await takeOver(cluster, state))
        return log('PostgreSQL is back.')
      } catch (error) {
        if (state.stopping) return
        log(error instanceof Error ? error.message : String(error))
        await sleep(Math.min(pause, BACK_OFF.longest))
      }
    }
  }

  await prepareDatabase(cluster.socketFolder)
  const urls = databaseUrls(cluster.socketFolder)
  const note = dataPath(cluster.dataFolder, 'databaseUrl')
  writeOwn(note, `${urls.url}\n`, cluster.account)
  return {
    ...urls,
    folder: cluster.folder,
    account: cluster.account,
    stop: async () => {
      if (state.stopping) return
      state.stopping = true
      await comingBack
      await stopCluster(cluster)
      rmSync(note, { force: true })
    },
  }
}

export function hasCluster(dataFolder: string): boolean {
  return clusterMajor(join(resolve(dataFolder), 'postgres')) !== undefined
}

export async function runningEmbedded(dataFolder: string): Promise<DatabaseUrls | undefined> {
  const folder = join(resolve(dataFolder), 'postgres')
  const lock = readLock(folder)
  if (!lock || !isAlive(lock.pid)) return undefined
  const urls = databaseUrls(lock.socketFolder)
  return (await answers(urls.url)) ? urls : undefined
}

function prepare(
  dataFolder: string,
  settings: Record<string, string>,
  binaries: string | undefined,
): Cluster {
  makeFolder(dataFolder)
  const folder = join(dataFolder, 'postgres')
  const account = accountFor(folder)
  openForPassing(dataFolder, account)
  requireEnterable(dataFolder, account, `the data folder ${dataFolder}`)
  if (binaries === undefined) requireBrought(folder)
  return {
    dataFolder,
    folder,
    account,
    binaries: binaries ?? binariesFor(account, dataFolder),
    log: dataPath(dataFolder, 'postgresLog'),
    socketFolder: socketFolderFor(dataFolder),
    settings,
  }
}

/** PostgreSQL's own message names internal files and no remedy. */
function requireBrought(folder: string): void {
  const major = clusterMajor(folder)
  if (major === undefined || major === broughtMajor()) return
  throw new Error(
    `The data in ${folder} is of PostgreSQL ${major}, and this version of the site comes with ${broughtMajor()}. ` +
      (major < broughtMajor()
        ? 'Run "bin/northlight database upgrade": it brings the data over and keeps the old one.'
        : 'Go back to the version of the site that wrote it.'),
  )
}

function makeFolder(dataFolder: string): void {
  try {
    mkdirSync(dataFolder, { recursive: true })
    accessSync(dataFolder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The data folder ${dataFolder} cannot be written (${reason}). Give a DATA_DIR that this user may write.`,
      { cause: error },
    )
  }
}

async function stopCluster(cluster: Cluster): Promise<void> {
  const lock = readLock(cluster.folder)
  if (!lock || !isAlive(lock.pid)) return
  // SIGINT is PostgreSQL's fast shutdown with a clean checkpoint.
  process.kill(lock.pid, 'SIGINT')
  const deadline = Date.now() + STOP_MS
  while (Date.now() < deadline) {
    if (readLock(cluster.folder)?.pid !== lock.pid || !isAlive(lock.pid)) {
      removeSpareSocketFolder(cluster.dataFolder, cluster.socketFolder)
      return
    }
    await sleep(20)
  }
  throw new Error(`PostgreSQL (process ${lock.pid}) did not stop within 30 seconds`)
}

async function answers(url: string): Promise<boolean> {
  const client = await connect(url)
  await client?.end()
  return client !== undefined
}
