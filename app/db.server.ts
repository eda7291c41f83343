import { Kysely, PostgresDialect } from 'kysely'

import { makePool } from '#db/pool.ts'

import { config } from './config.server.ts'
import type { Database } from './db-schema.ts'
import { tellQuery } from './heard-queries.server.ts'

/** The one pool of this process. */
export const pool = makePool(config.DATABASE_URL, { max: config.DATABASE_CONNECTIONS })

/** Typed SQL over the pool; queries take it (or a transaction) as their first argument. */
export const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  ...(config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { log: tellQuery }),
})

export type Executor = Kysely<Database>
