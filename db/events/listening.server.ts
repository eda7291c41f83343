import { sql } from 'kysely'

import { db } from '#db/client.server.ts'

import { listeningClient } from './listening-client.server.ts'

const CHANNEL = 'dashboard_events_probe'
const WAIT_MS = 3000

/** False behind a transaction pooler, which accepts LISTEN and delivers nothing. Throws where the database is away. */
export async function receivesNotifications(
  client = listeningClient(),
  waitMs = WAIT_MS,
): Promise<boolean> {
  client.on('error', () => {})
  const token = crypto.randomUUID()
  try {
    await client.connect()
    const received = new Promise<boolean>((resolve) => {
      client.on('notification', ({ payload }) => {
        if (payload === token) resolve(true)
      })
      setTimeout(() => resolve(false), waitMs).unref()
    })
    await client.query(`listen ${CHANNEL}`)
    await sql`select pg_notify(${CHANNEL}, ${token})`.execute(db)
    return await received
  } finally {
    await client.end().catch(() => {})
  }
}
