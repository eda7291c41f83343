import { accessSync, constants, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

import { dataPath } from '#db/data-folder.ts'

import { accountFor, openForPassing, requireEnterable, type Account } from './account.ts'
import { binariesFor, broughtMajor } from './binaries.ts'
import { clusterMajor, clusterUrl, createCluster, launch, type Cluster } from './cluster.ts'
import { clearStaleLocks, isAlive, readLock } from './lock.ts'
import { writeOwn } from './no-link.ts'
import { databaseUrls, prepareDatabase, type DatabaseUrls } from './roles.ts'
import { removeSpareSocketFolder, socketFolderFor } from './socket-folder.ts'

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

/** The advisory lock of the managing process; PostgreSQL frees it when that process dies. */
const KEEPER_LOCK = 7_310_018
const START_MS = 60_000

/** Starts the cluster where needed and takes its lock. Throws after a minute, or when `state` says that the site stops. */
async function takeOver(cluster: Cluster, state: { stopping: boolean }): Promise<Client> {
  const deadline = Date.now() + START_MS
  let started = false
  while (Date.now() < deadline && !state.stopping) {
    const lock = readLock(cluster.folder)
    if (lock && isAlive(lock.pid)) {
      const keeper = await connect(clusterUrl(lock.socketFolder, 'postgres'))
      if (keeper) return await takeKeeperLock(keeper, cluster)
    } else if (started) {
      throw new Error(`PostgreSQL stopped right after its start; its log is ${cluster.log}`)
    } else {
      clearStaleLocks(cluster.folder)
      started = true
      await launch(cluster)
      continue
    }
    await sleep(25)
  }
  throw new Error(`PostgreSQL did not answer within a minute; its log is ${cluster.log}`)
}

async function takeKeeperLock(keeper: Client, cluster: Cluster): Promise<Client> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await keeper.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [KEEPER_LOCK],
    )
    if (rows[0]?.taken) return keeper
    await sleep(100)
  }
  await keeper.end()
  throw new Error(
    `Another process of this site already runs on the data folder ${cluster.dataFolder}. ` +
      'Stop it first, or give this one a DATA_DIR (and a PORT) of its own. ' +
      'Several processes can share one database through DATABASE_URL.',
  )
}

async function connect(connectionString: string): Promise<Client | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => {})
    return undefined
  }
}
