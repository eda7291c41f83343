import { sql } from 'kysely'

import { db } from '#db/client.server.ts'

import { listeningClient } from './listening-client.server.ts'

const CHANNEL = 'desk_probe'
const WAIT_MS = 3000

/**
 * Whether this process hears what it tells: not so with a pooler between that lends a connection for a
 * transaction, which neither refuses to listen nor ever says anything. Throws where the database is away.
 */
export async function hearsNews(client = listeningClient(), waitMs = WAIT_MS): Promise<boolean> {
  client.on('error', () => {})
  const word = crypto.randomUUID()
  try {
    await client.connect()
    const heard = new Promise<boolean>((resolve) => {
      client.on('notification', ({ payload }) => {
        if (payload === word) resolve(true)
      })
      setTimeout(() => resolve(false), waitMs).unref()
    })
    await client.query(`listen ${CHANNEL}`)
    await sql`select pg_notify(${CHANNEL}, ${word})`.execute(db)
    return await heard
  } finally {
    await client.end().catch(() => {})
  }
}
