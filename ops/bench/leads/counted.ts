import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

/** PostgreSQL itself checks once a minute. */
const LOOK_MS = 1000
const LONGEST_MS = 180_000

/** Waits for PostgreSQL's statistics of the new leads, which a planner needs. Throws after three minutes. */
export async function leadsCounted(dataFolder: string): Promise<void> {
  const client = new Client({
    connectionString: readFileSync(join(dataFolder, 'database-url'), 'utf8').trim(),
  })
  await client.connect()
  try {
    const question = `select 1 from pg_stat_user_tables
      where relname = 'leads' and n_mod_since_analyze < n_live_tup / 10`
    for (const until = Date.now() + LONGEST_MS; Date.now() < until; await sleep(LOOK_MS))
      if ((await client.query(question)).rowCount === 1) return
    throw new Error('PostgreSQL has not counted the leads.')
  } finally {
    await client.end()
  }
}
