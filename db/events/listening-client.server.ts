import { Client } from 'pg'

import { directUrl } from '#app/config/config.server.ts'

/** Milliseconds. */
const CONNECT_MS = 2000
/** Milliseconds; detects a path that drops idle connections silently. */
const KEEP_ALIVE_MS = 10_000

/** Bypasses a pooler; not yet connected. */
export function listeningClient(connectionString = directUrl()): Client {
  return new Client({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_MS,
  })
}
