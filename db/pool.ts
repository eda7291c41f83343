import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { Pool, type PoolClient } from 'pg'

import { watchLoop } from './held-up.ts'

/** Milliseconds after which a query without a sign of life is given up, with its connection, where nothing else is said. */
const SILENCE_MS = 4000
/** Milliseconds after which the server ends a statement that nobody may wait for any more. */
const STATEMENT_MS = 60_000
/** Milliseconds a transaction may hold its locks between two statements. */
const IDLE_MS = 10_000
/** Milliseconds to wait for a new connection, or for one that others use. */
const CONNECT_MS = 2000
const PATIENT_CONNECT_MS = 60_000
/** A path that drops its connections without a word is noticed while nobody asks, too. */
const KEEP_ALIVE_MS = 10_000

/** Set for a command: nobody waits at a screen for it, and a busy machine may keep the database from it for long. */
export const commandLimits = { DATABASE_SILENCE_SECONDS: '3600' } as const

const heard = new WeakMap<Pool, number>()

/** When a pool's PostgreSQL last said anything, by the clock of performance.now in milliseconds; 0 for never. */
export function heardAt(pool: Pool): number {
  return heard.get(pool) ?? 0
}

/**
 * Connections of this process to its PostgreSQL. Whoever asks has an answer or an error within six
 * seconds, whatever the server does (eight where this process was held up itself; longer where `silenceMs` is): a connection that is silent while it is used is destroyed, and
 * with it every idle one, since what cut it off has most likely cut them off as well. The next query
 * then makes a new one instead of trying each dead one in turn.
 */
export function makePool(
  connectionString: string | undefined,
  { max = 10, silenceMs = SILENCE_MS, statementMs = Math.max(STATEMENT_MS, silenceMs) } = {},
): Pool {
  const pool = new PatientPool({
    connectionString,
    max,
    connectionTimeoutMillis: silenceMs > SILENCE_MS ? PATIENT_CONNECT_MS : CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: Math.max(IDLE_MS, silenceMs),
  })
  const idle = new Set<PoolClient>()

  function giveUp(silent: PoolClient): void {
    for (const client of [silent, ...idle]) {
      const error = Object.assign(new Error('The database did not answer'), { code: 'ETIMEDOUT' })
      socketOf(client)?.destroy(error)
    }
  }

  // A connection that is lost says so here and to who waits for its answer; unheard, it would end
  // the process: the first while it is idle, the second while it is used.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    socketOf(client)?.on('timeout', () => giveUp(client))
    socketOf(client)?.on('data', () => heard.set(pool, performance.now()))
    // The server's last words come before the end of the connection: it must not be lent meanwhile.
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

type Given = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void
type Done = (error?: Error | boolean) => void

/**
 * A process that is held up for those two seconds, as one that has just begun and draws its first pages on
 * a busy machine, finds its clock rung before it reads what PostgreSQL said meanwhile. Nothing was asked
 * by then, so it asks for a connection once more.
 */
class PatientPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(given: Given): void
  override connect(given?: Given): Promise<PoolClient> | undefined {
    const connecting = this.#connect()
    if (!given) return connecting
    connecting.then(
      (client) => given(undefined, client, (error) => client.release(error)),
      (error: Error) => given(error, undefined, () => {}),
    )
    return undefined
  }

  async #connect(): Promise<PoolClient> {
    const since = performance.now()
    const heldUp = watchLoop()
    try {
      return await super.connect()
    } catch (error) {
      const { isLate, isBusy } = heldUp(CONNECT_MS)
      // What ends sooner was refused, and would be again.
      const isOutOfTime = performance.now() - since >= CONNECT_MS
      if (!isOutOfTime || !(isLate || isBusy)) throw error
      return super.connect()
    }
  }
}

/** pg keeps its socket, which is a TLS one where the server wants that, in the client's connection. */
function socketOf(client: PoolClient): Socket | undefined {
  const connection = connectionOf(client)
  const stream: unknown = connection && Reflect.get(connection, 'stream')
  return stream instanceof Socket ? stream : undefined
}

function connectionOf(client: PoolClient): EventEmitter | undefined {
  const connection: unknown = Reflect.get(client, 'connection')
  return connection instanceof EventEmitter ? connection : undefined
}
