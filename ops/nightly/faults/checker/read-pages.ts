import { exchange } from '#ops/nightly/faults/client/exchange.ts'
import type { Database } from '#ops/nightly/faults/environment/database.ts'
import type { SiteProcess } from '#ops/nightly/faults/environment/site-process.ts'
import { readPublishedProject, tokenOn } from '#ops/nightly/faults/published.ts'
import { realWorld, waitUntil } from '#ops/nightly/faults/scenario.ts'

import type { Found } from './final-state.ts'

/** Milliseconds until a page shows a publication, even on a busy machine; the promise is two seconds. */
const FOLLOWS_MS = 20_000

const PROJECT = `select content->>'summary' as text from project_publications as published
  join project_versions as version on version.id = version_id order by published.id desc limit 1`
const PAGE = `select content->>'lede' as text from page_publications as published
  join page_versions as version on version.id = version_id where published.page = 'about'
  order by published.id desc limit 1`

/** What the pages show, after the time that they have to update. */
export async function readShown(
  { withClient }: Pick<Database, 'withClient'>,
  site: SiteProcess,
): Promise<Pick<Found, 'shown' | 'wordsShown'>> {
  const project = await readPublishedProject()
  const lastOf = async (query: string) => {
    const newest = await withClient((client) => client.query<{ text: string }>(query))
    return tokenOn(newest.rows[0]?.text ?? '')
  }
  return {
    shown: await tokenAt(site, `/${project.slug}`, await lastOf(PROJECT)),
    wordsShown: await tokenAt(site, '/about', await lastOf(PAGE)),
  }
}

async function tokenAt(site: SiteProcess, path: string, last: string): Promise<string> {
  let token = ''
  const isShown = async () => {
    const { text } = await exchange({ port: site.port(), path })
    token = tokenOn(text)
    return token === last
  }
  await waitUntil(realWorld, isShown, { timeoutMs: FOLLOWS_MS, every: 200 })
  return token
}
