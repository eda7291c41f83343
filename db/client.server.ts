import { Kysely, PostgresDialect, sql } from 'kysely'

import { config } from '#app/config/config.server.ts'

import { makePool } from './pool.ts'
import type { Database } from './schema.ts'
import { tellQuery } from './query-listener.server.ts'

/** The one pool of this process. */
export const pool = makePool(config.DATABASE_URL, {
  max: config.DATABASE_CONNECTIONS,
  silenceMs: config.DATABASE_SILENCE_SECONDS * 1000,
})

/** Typed SQL over the pool; queries take it (or a transaction) as their first argument. */
export const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  ...(config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { log: tellQuery }),
})

export type Executor = Kysely<Database>

/**
 * A column for a statement that changes something: what is acknowledged is on the disk, whatever a
 * database of the owner's own does by default. It holds for the transaction, through poolers, too.
 */
export const durably = sql`case when current_setting('synchronous_commit') = 'off'
  then set_config('synchronous_commit', 'on', true) end as durable`
