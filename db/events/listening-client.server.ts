import { Client } from 'pg'

import { directUrl } from '#app/config/config.server.ts'

/** Milliseconds to wait for the connection. */
const CONNECT_MS = 2000
/** A path that drops its connections without a word is noticed, though nothing is ever asked on this one. */
const KEEP_ALIVE_MS = 10_000

/** A connection of its own, past any pooler, that may listen; not yet connected. */
export function listeningClient(connectionString = directUrl()): Client {
  return new Client({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_MS,
  })
}
