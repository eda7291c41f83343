import { exchange } from '#ops/nightly/faults/client/exchange.ts'
import type { Database } from '#ops/nightly/faults/environment/database.ts'
import type { SiteProcess } from '#ops/nightly/faults/environment/site-process.ts'
import { readPublishedListing, saidOn } from '#ops/nightly/faults/published.ts'
import { realWorld, waitUntil } from '#ops/nightly/faults/scenario.ts'

import type { Found } from './found.ts'

/** Milliseconds in which a page follows what is published, on however busy a machine; two seconds are promised. */
const FOLLOWS_MS = 20_000

const LISTING = `select content->>'summary' as text from listing_publications as published
  join listing_versions as version on version.id = version_id order by published.id desc limit 1`
const WORDS = `select content->>'lede' as text from word_publications as published
  join word_versions as version on version.id = version_id where published.page = 'about'
  order by published.id desc limit 1`

/** What the pages of the listing and of the words that are published say at each site, once they have had time to follow. */
export async function readShown(
  { ask }: Pick<Database, 'ask'>,
  sites: readonly SiteProcess[],
): Promise<Pick<Found, 'shown' | 'wordsShown'>> {
  const listing = await readPublishedListing()
  const lastOf = async (query: string) => {
    const newest = await ask((client) => client.query<{ text: string }>(query))
    return saidOn(newest.rows[0]?.text ?? '')
  }
  return {
    shown: await saidAt(sites, `/${listing.slug}`, await lastOf(LISTING)),
    wordsShown: await saidAt(sites, '/about', await lastOf(WORDS)),
  }
}

async function saidAt(
  sites: readonly SiteProcess[],
  path: string,
  last: string,
): Promise<string[]> {
  return Promise.all(
    sites.map(async (site) => {
      let said = ''
      const isSaid = async () => {
        const { text } = await exchange({ port: site.port() ?? 1, path })
        said = saidOn(text)
        return said === last
      }
      await waitUntil(realWorld, isSaid, { most: FOLLOWS_MS, every: 200 })
      return said
    }),
  )
}
