import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

import { accountFor, openForPassing, requireEnterable } from './embedded-account.ts'
import { binariesFor } from './embedded-binaries.ts'
import {
  clusterUrl,
  createCluster,
  removeSpareSocketFolder,
  type Cluster,
} from './embedded-cluster.ts'
import { connect, regain, takeOver } from './embedded-keeper.ts'
import { isAlive, readLock } from './embedded-lock.ts'

/** A PostgreSQL that this process started or took over; `stop` ends it cleanly. */
export type EmbeddedDatabase = { url: string; stop: () => Promise<void> }

const DATABASE = 'northlight'
const STOP_MS = 30_000

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
