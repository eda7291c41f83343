import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

import { clusterUrl, launch, type Cluster } from './cluster.ts'
import { clearStaleLocks, isAlive, readLock } from './lock.ts'

/** The advisory lock of the managing process; PostgreSQL frees it when that process dies. */
const KEEPER_LOCK = 7_310_018
const START_MS = 60_000

/** Starts the cluster where needed and takes its lock. Throws after a minute, or when `state` says that the site stops. */
export async function takeOver(cluster: Cluster, state: { stopping: boolean }): Promise<Client> {
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

export async function connect(connectionString: string): Promise<Client | undefined> {
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
