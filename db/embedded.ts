import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

import { accountFor, openForPassing, requireEnterable } from './embedded-account.ts'
import { binariesFor } from './embedded-binaries.ts'
import {
  clearStaleLocks,
  clusterUrl,
  createCluster,
  isAlive,
  launch,
  readLock,
  removeSpareSocketFolder,
  type Cluster,
} from './embedded-cluster.ts'

/** A PostgreSQL that this process started or took over; `stop` ends it cleanly. */
export type EmbeddedDatabase = { url: string; stop: () => Promise<void> }

/** Held by the one process that looks after the cluster; PostgreSQL frees it when that process dies. */
const KEEPER_LOCK = 7_310_018
const DATABASE = 'northlight'
const START_MS = 60_000
const STOP_MS = 30_000
/** PostgreSQL restarts itself after one of its processes crashed; that takes a second or two. */
const RECOVERY_MS = 60_000

type Options = {
  /** Called when PostgreSQL is gone for good although nobody stopped it. */
  onLost?: (reason: string) => void
}

/**
 * Starts the PostgreSQL of a data folder, or takes over one that a killed process left behind.
 * Refuses when another living process looks after the same folder.
 */
export async function startEmbedded(
  dataFolder: string,
  { onLost }: Options = {},
): Promise<EmbeddedDatabase> {
  const cluster = prepare(resolve(dataFolder))
  await createCluster(cluster)
  const state = { stopping: false }
  watch(await takeOver(cluster))

  function watch(keeper: Client) {
    keeper.on('end', () => void comeBack())
  }

  async function comeBack() {
    const keeper = await regain(cluster, state).catch(() => undefined)
    if (state.stopping) return
    if (keeper) watch(keeper)
    else onLost?.(`PostgreSQL ended unasked; its log is ${cluster.log}`)
  }

  const url = await createDatabase(cluster)
  const note = join(cluster.dataFolder, 'database-url')
  writeFileSync(note, `${url}\n`, { mode: 0o600 })
  chmodSync(note, 0o600)
  return {
    url,
    stop: async () => {
      if (state.stopping) return
      state.stopping = true
      await stopCluster(cluster)
      rmSync(note, { force: true })
    },
  }
}

/** The address of a PostgreSQL that runs on this data folder now, whoever started it. */
export async function runningEmbedded(dataFolder: string): Promise<string | undefined> {
  const folder = join(resolve(dataFolder), 'postgres')
  const lock = readLock(folder)
  if (!lock || !isAlive(lock.pid)) return undefined
  const url = clusterUrl(lock.socketFolder, DATABASE)
  return (await answers(url)) ? url : undefined
}

function prepare(dataFolder: string): Cluster {
  mkdirSync(dataFolder, { recursive: true })
  const folder = join(dataFolder, 'postgres')
  const account = accountFor(folder)
  openForPassing(dataFolder, account)
  requireEnterable(dataFolder, account, `the data folder ${dataFolder}`)
  const binaries = binariesFor(account, dataFolder)
  return { dataFolder, folder, account, binaries, log: join(dataFolder, 'postgres.log') }
}

async function takeOver(cluster: Cluster): Promise<Client> {
  const deadline = Date.now() + START_MS
  let started = false
  while (Date.now() < deadline) {
    const lock = readLock(cluster.folder)
    if (lock && isAlive(lock.pid)) {
      const keeper = await connect(clusterUrl(lock.socketFolder, 'postgres'))
      if (keeper) return await becomeKeeper(keeper, cluster)
    } else if (!started) {
      clearStaleLocks(cluster)
      started = true
      await launch(cluster)
      continue
    }
    await sleep(25)
  }
  throw new Error(`PostgreSQL did not answer within a minute; its log is ${cluster.log}`)
}

async function becomeKeeper(keeper: Client, cluster: Cluster): Promise<Client> {
  // A process that was killed a moment ago may still hold the lock while its connection closes.
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

/** A new keeper after PostgreSQL restarted itself; undefined when it is gone for good. */
async function regain(cluster: Cluster, state: { stopping: boolean }): Promise<Client | undefined> {
  const deadline = Date.now() + RECOVERY_MS
  while (!state.stopping && Date.now() < deadline) {
    const lock = readLock(cluster.folder)
    if (!lock || !isAlive(lock.pid)) return undefined
    const keeper = await connect(clusterUrl(lock.socketFolder, 'postgres'))
    if (keeper) return await becomeKeeper(keeper, cluster)
    await sleep(100)
  }
  return undefined
}

async function createDatabase(cluster: Cluster): Promise<string> {
  const lock = readLock(cluster.folder)
  if (!lock) throw new Error(`PostgreSQL ended while it started; its log is ${cluster.log}`)
  const client = new Client({ connectionString: clusterUrl(lock.socketFolder, 'postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ])
    if (rowCount === 0) await client.query(`create database ${DATABASE} encoding 'UTF8'`)
  } finally {
    await client.end()
  }
  return clusterUrl(lock.socketFolder, DATABASE)
}

async function stopCluster(cluster: Cluster): Promise<void> {
  const lock = readLock(cluster.folder)
  if (!lock || !isAlive(lock.pid)) return
  // SIGINT is PostgreSQL's fast shutdown: it ends the connections and writes a clean checkpoint.
  process.kill(lock.pid, 'SIGINT')
  const deadline = Date.now() + STOP_MS
  while (Date.now() < deadline) {
    if (readLock(cluster.folder)?.pid !== lock.pid || !isAlive(lock.pid)) {
      removeSpareSocketFolder(cluster, lock.socketFolder)
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
