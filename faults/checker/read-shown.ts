import { exchange } from '../client/exchange.ts'
import { readPublishedListing, saidOn } from '../published-listing.ts'
import type { Database } from '../stage/database.ts'
import type { SiteProcess } from '../stage/site-process.ts'
import { realWorld, waitUntil } from '../world.ts'

/** Milliseconds in which a page follows what is published, on however busy a machine; two seconds are promised. */
const FOLLOWS_MS = 20_000

const NEWEST = `select content->>'summary' as summary from listing_publications as published
  join listing_versions as version on version.id = version_id order by published.id desc limit 1`

/** What the page of the listing that is published says at each site, once that has had time to follow. */
export async function readShown(
  { ask }: Pick<Database, 'ask'>,
  sites: readonly SiteProcess[],
): Promise<string[]> {
  const listing = await readPublishedListing()
  const newest = await ask((client) => client.query<{ summary: string }>(NEWEST))
  const last = saidOn(newest.rows[0]?.summary ?? '')
  return Promise.all(
    sites.map(async (site) => {
      let said = ''
      const isSaid = async () => {
        const { text } = await exchange({ port: site.port() ?? 1, path: `/${listing.slug}` })
        said = saidOn(text)
        return said === last
      }
      await waitUntil(realWorld, isSaid, { most: FOLLOWS_MS, every: 200 })
      return said
    }),
  )
}
