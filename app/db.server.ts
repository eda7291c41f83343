import { Kysely, PostgresDialect } from 'kysely'

import { makePool } from '#db/pool.ts'

import { config } from './config.server.ts'
import type { Database } from './db-schema.ts'

/** The one pool of this process. */
export const pool = makePool(config.DATABASE_URL)

/** Typed SQL over the pool; queries take it (or a transaction) as their first argument. */
export const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

export type Executor = Kysely<Database>
