import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { Pool, type PoolClient } from 'pg'

import { watchLoop } from './loop-delay.ts'

/** Milliseconds without a reply until a query fails and its connection is destroyed. */
const SILENCE_MS = 4000
/** Milliseconds until the server ends an abandoned statement. */
const STATEMENT_MS = 60_000
/** Milliseconds a transaction may hold its locks between two statements. */
const IDLE_MS = 10_000
const CONNECT_MS = 2000
const LONG_CONNECT_MS = 60_000
/** Milliseconds; detects a path that drops idle connections silently. */
const KEEP_ALIVE_MS = 10_000

export const commandLimits = { DATABASE_SILENCE_SECONDS: '3600' } as const

const lastReceived = new WeakMap<Pool, number>()

/** Milliseconds of performance.now; 0 for never. */
export function lastReceivedAt(pool: Pool): number {
  return lastReceived.get(pool) ?? 0
}

/** Fails within six seconds (eight in a busy process) unless `silenceMs` is longer; a silent connection is destroyed with all idle ones. */
export function makePool(
  connectionString: string | undefined,
  { max = 10, silenceMs = SILENCE_MS, statementMs = Math.max(STATEMENT_MS, silenceMs) } = {},
): Pool {
  const pool = new RetryingPool({
    connectionString,
    max,
    connectionTimeoutMillis: silenceMs > SILENCE_MS ? LONG_CONNECT_MS : CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: Math.max(IDLE_MS, silenceMs),
  })
  const idle = new Set<PoolClient>()

  function destroySilent(silent: PoolClient): void {
    for (const client of [silent, ...idle]) {
      const error = Object.assign(new Error('The database did not answer'), { code: 'ETIMEDOUT' })
      socketOf(client)?.destroy(error)
    }
  }

  // Without a listener a lost connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    socketOf(client)?.on('timeout', () => destroySilent(client))
    socketOf(client)?.on('data', () => lastReceived.set(pool, performance.now()))
    // The server's last message precedes the close: until then the connection must not be lent.
    connectionOf(client)?.on('errorMessage', ({ severity }: { severity?: string }) => {
      if (severity === 'FATAL' || severity === 'PANIC')
        socketOf(client)?.destroy(new Error('The database ended the connection'))
    })
  })
  pool.on('acquire', (client) => {
    idle.delete(client)
    socketOf(client)?.setTimeout(silenceMs)
  })
  pool.on('release', (_error, client) => {
    idle.add(client)
    socketOf(client)?.setTimeout(0)
  })
  pool.on('remove', (client) => idle.delete(client))
  return pool
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: Done,
) => void
type Done = (error?: Error | boolean) => void

/** A delayed process finds its timeout before PostgreSQL's reply, so it requests a connection once more. */
class RetryingPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const connecting = this.#connect()
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  async #connect(): Promise<PoolClient> {
    const since = performance.now()
    const measureLoop = watchLoop()
    try {
      return await super.connect()
    } catch (error) {
      const { isLate, isBusy } = measureLoop(CONNECT_MS)
      const isOutOfTime = performance.now() - since >= CONNECT_MS
      if (!isOutOfTime || !(isLate || isBusy)) throw error
      return super.connect()
    }
  }
}

/** pg keeps the socket, which may be a TLS one, in an internal field. */
function socketOf(client: PoolClient): Socket | undefined {
  const connection = connectionOf(client)
  const stream: unknown = connection && Reflect.get(connection, 'stream')
  return stream instanceof Socket ? stream : undefined
}

function connectionOf(client: PoolClient): EventEmitter | undefined {
  const connection: unknown = Reflect.get(client, 'connection')
  return connection instanceof EventEmitter ? connection : undefined
}
