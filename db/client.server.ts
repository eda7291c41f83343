import { Kysely, PostgresDialect, sql } from 'kysely'

import { config } from '#app/config/config.server.ts'

import { makePool } from './pool.ts'
import type { Database } from './schema.ts'
import { reportQuery } from './query-listener.server.ts'

export const pool = makePool(config.DATABASE_URL, {
  max: config.DATABASE_CONNECTIONS,
  silenceMs: config.DATABASE_SILENCE_SECONDS * 1000,
})

export const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  ...(config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { log: reportQuery }),
})

export type Executor = Kysely<Database>

/** A column that makes the transaction's commit durable, whatever the database's default, also through poolers. */
export const durably = sql`case when current_setting('synchronous_commit') = 'off'
  then set_config('synchronous_commit', 'on', true) end as durable`
