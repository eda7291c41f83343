import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

import { config } from './config.server.ts'
import type { Database } from './db-schema.ts'

/** The one pool of this process. */
export const pool = new Pool({
  connectionString: config.DATABASE_URL,
  max: 10,
  connectionTimeoutMillis: 5000,
})

// An idle connection that PostgreSQL closes is replaced by the pool; unheard, it would end the process.
pool.on('error', () => {})

/** Typed SQL over the pool; queries take it (or a transaction) as their first argument. */
export const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

export type Executor = Kysely<Database>
