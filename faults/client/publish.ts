import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

import type { Database as Tables } from '#app/db-schema.ts'
import { findNewest, saveVersion } from '#app/projects/versions/listing-versions.server.ts'
import { publishVersion } from '#app/projects/versions/publish-listing.server.ts'
import { clusterUrl } from '#db/embedded/cluster.ts'

import type { Answer } from '../campaign.ts'
import { readPublishedListing, saying, type PublishedListing } from '../published-listing.ts'
import type { Database } from '../stage/database.ts'

/** Milliseconds after which whoever publishes has gone; what came of it nobody knows. */
const PATIENCE_MS = 20_000
/** No PostgreSQL was there to be asked. */
const SHUT = new Set(['ECONNREFUSED', 'ENOENT'])
const sources = { possession: { source: 'staff', on: '2026-11-26' } } as const

/** Publishes as a command does, by a connection of its own. */
export function publisher({ socketFolder }: Pick<Database, 'socketFolder'>) {
  const read = readPublishedListing()
  return async (token: string): Promise<Answer> => {
    const listing = await read
    const db = open(socketFolder())
    try {
      return await db.transaction().execute((trx) => publish(trx, listing, token))
    } catch (error) {
      const why = reasonOf(error)
      return SHUT.has(why) ? { outcome: 'fail', why: 'ECONNREFUSED' } : { outcome: 'unknown', why }
    } finally {
      await db.destroy().catch(() => {})
    }
  }
}

function open(socketFolder: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString: clusterUrl(socketFolder, 'northlight'),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    max: 1,
  })
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Somebody else may be first: then nothing of it is there. */
async function publish(
  trx: Kysely<Tables>,
  { filed, listing }: PublishedListing,
  token: string,
): Promise<Answer> {
  const listingId = listing.id
  const basedOn = (await findNewest(trx, listingId))?.id ?? null
  const content = saying(listing, token)
  const saved = await saveVersion(trx, { listingId, basedOn, content, sources }, null)
  if (saved.kind !== 'saved') return { outcome: 'fail', why: saved.kind }
  const done = await publishVersion(trx, { id: saved.id }, { by: null, filed })
  return { outcome: done.kind === 'published' ? 'ok' : 'fail', why: done.kind }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
