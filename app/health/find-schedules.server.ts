import { sql } from 'kysely'

import { LATE_SECONDS } from '#app/lib/dates/late.ts'
import { wordPages } from '#app/pages/page-content.ts'
import { wordSchedules } from '#app/pages/publishing/page-schedules.server.ts'
import { listingSchedules } from '#app/projects/publishing/project-schedules.server.ts'
import type { LateKind } from '#app/publishing/late-kind.ts'
import type { Schedule } from '#app/publishing/schedules.server.ts'
import { wordTexts } from '#app/strings/en/words.ts'
import type { Executor } from '#db/client.server.ts'

import type { Named } from './judge-listings.ts'

export async function findLateKinds(db: Executor): Promise<Record<LateKind, boolean>> {
  return {
    listing: (await listingSchedules.findLate(db)) > LATE_SECONDS,
    words: (await wordSchedules.findLate(db)) > LATE_SECONDS,
  }
}

/** Seconds since the oldest due publication, failed ones, and those whose author lost the right to edit. */
export async function findSchedules(
  db: Executor,
): Promise<{ late: number; failed: Named; revoked: Named }> {
  const listings = await listingSchedules.listFailed(db)
  const pages = await wordSchedules.listFailed(db)
  return {
    late: Math.max(await listingSchedules.findLate(db), await wordSchedules.findLate(db)),
    // A newer publication settles a failed one.
    failed: await named(db, listings.filter(isFaulty), pages.filter(isFaulty)),
    revoked: await named(db, listings.filter(isRevoked), pages.filter(isRevoked)),
  }
}

type Failed<Subject> = Pick<Schedule<Subject>, 'subject' | 'outcome'>

const isFaulty = ({ outcome }: Failed<unknown>) => outcome === 'faulty' || outcome === 'unsourced'
const isRevoked = ({ outcome }: Failed<unknown>) => outcome === 'revoked'

async function named(
  db: Executor,
  listings: readonly Failed<number>[],
  pages: readonly Failed<string>[],
): Promise<Named> {
  const words = new Set(pages.map(({ subject }) => subject))
  return {
    listings: await namesOf(db, [...new Set(listings.map(({ subject }) => subject))]),
    pages: wordPages.filter((page) => words.has(page)).map((page) => wordTexts.pages[page]),
  }
}

async function namesOf(db: Executor, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('listing_versions')
    .distinctOn('listing_id')
    .where('listing_id', 'in', ids)
    .select(
      sql<string>`coalesce(content#>>'{name,en}', nullif(content->>'name', ''), nullif(content->>'slug', ''), listing_id::text)`.as(
        'name',
      ),
    )
    .orderBy('listing_id')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ name }) => name)
}
