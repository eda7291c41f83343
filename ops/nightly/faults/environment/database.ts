import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

import { clusterUrl } from '#db/embedded/cluster.ts'
import { isAlive, readLock } from '#db/embedded/lock.ts'

/** The sites' PostgreSQL, embedded or external. */
export type Database = {
  /** As superuser; throws if the database is away. */
  withClient: <Result>(work: (client: Client) => Promise<Result>) => Promise<Result>
  /** The postmaster first; empty while it is away. */
  processes: () => number[]
  socketFolder: () => string
}

export function databaseOf(dataFolder: string): Database {
  const folder = join(dataFolder, 'postgres')
  let known = ''
  const socketFolder = () => (known = readLock(folder)?.socketFolder ?? known)
  return {
    socketFolder,
    withClient: async (work) => {
      const client = new Client({
        connectionString: clusterUrl(socketFolder(), 'northlight'),
        connectionTimeoutMillis: 10_000,
      })
      client.on('error', () => {})
      await client.connect()
      try {
        return await work(client)
      } finally {
        await client.end().catch(() => {})
      }
    },
    processes: () => {
      const first = readLock(folder)?.pid
      if (first === undefined || !isAlive(first)) return []
      const children = `/proc/${first}/task/${first}/children`
      const others = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : []
      return [first, ...others.filter((pid) => pid !== '').map(Number)]
    },
  }
}

/** Some of the processes may have ended already. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended.
    }
  }
}
