import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { PreviewLinks } from '#app/publishing/preview-links.server.ts'
import type { Executor } from '#db/client.server.ts'

import { readListing } from './project-faults.ts'

export const listingLinks = new PreviewLinks<number>({
  versions: 'listing_versions',
  links: 'listing_links',
  subject: 'listing_id',
})

/** Undefined for an unknown or expired link, or an unreadable version. */
export async function findLinked(
  db: Executor,
  token: string,
): Promise<{ listing: Listing; until: Date } | undefined> {
  const found = await listingLinks.find(db, token)
  const listing = found && readListing(found.content).listing
  return listing && { listing, until: found.until }
}
