import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import type { Listing } from '#app/projects/statements/listing-statements.ts'

import { readListing } from './listing-faults.ts'

/** Hours that a link opens. */
export const LINK_HOURS = 24

/** Makes a link to a version; answers what its address holds, which is kept nowhere. */
export async function makeLink(
  db: Executor,
  versionId: string,
  by: { id: string },
): Promise<string> {
  // In lower case, as every address of a page is written.
  const token = randomBytes(24).toString('hex')
  await db
    .insertInto('listing_links')
    .values({
      token_hash: hashOf(token),
      version_id: versionId,
      expires_at: sql`statement_timestamp() + ${LINK_HOURS} * interval '1 hour'`,
      made_by: by.id,
    })
    .execute()
  return token
}

/** The listing behind a link, and until when; undefined where there is none, where it is over, or where its version cannot be read. */
export async function findLinked(
  db: Executor,
  token: string,
): Promise<{ listing: Listing; until: Date } | undefined> {
  const row = await db
    .selectFrom('listing_links as link')
    .innerJoin('listing_versions as version', 'version.id', 'link.version_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`statement_timestamp()`)
    .select(['content', 'expires_at'])
    .executeTakeFirst()
  const listing = row && readListing(row.content).listing
  return listing && { listing, until: row.expires_at }
}

/** Forgets links that are over. */
export async function forgetLinks(db: Executor): Promise<void> {
  await db
    .deleteFrom('listing_links')
    .where('expires_at', '<', sql<Date>`statement_timestamp()`)
    .execute()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
