import { sql } from 'kysely'

import { isPageName, type PageName, type PageContents } from '#app/pages/page-content.ts'
import { checkPageContent, type PageFault } from '#app/pages/page-faults.ts'
import type { Executor } from '#db/client.server.ts'

import { readPublishedPages } from './published-pages.server.ts'
import { withPublishedPages } from './published-pages.ts'
import {
  findNewestPageVersion,
  findPublishedPageAfter,
  findPageVersion,
  type PageVersion,
} from './page-versions.server.ts'

export type PublishPageResult =
  /** `from`: the day, as 2026-12-03, from which a legal text is shown; undefined for now. */
  | { kind: 'published'; from?: string }
  | { kind: 'absent' }
  | { kind: 'overtaken'; newest: PageVersion }
  | { kind: 'faulty'; faults: PageFault[] }

export type PagePublishOptions = {
  by: { id: string } | null
  fromFile: PageContents
  today: string
  isPage: (path: string) => boolean
}

/** Serialises publications, so that they become visible in the order of their numbers. */
const LOCK = 20_043

/** Publishes this version if it is the newest and valid, within a transaction; only a newer publication blocks a scheduled one. */
export async function publishPage(
  trx: Executor,
  request: { id: string } & ({ page: PageName } | { isScheduled: true }),
  { by, fromFile, today, isPage }: PagePublishOptions,
): Promise<PublishPageResult> {
  await lockPublications(trx)
  const version = await findPageVersion(trx, request.id)
  if (!version || version.publishedAt) return { kind: 'absent' }
  const { id, page } = version
  if (!isPageName(page) || ('page' in request && page !== request.page)) return { kind: 'absent' }
  const newest =
    'isScheduled' in request
      ? await findPublishedPageAfter(trx, { id, page })
      : await findNewestPageVersion(trx, page)
  if (newest && newest.id !== id) return { kind: 'overtaken', newest }
  const shown = withPublishedPages(fromFile, await readPublishedPages(trx))[page]
  const { parsed, faults } = checkPageContent(page, version.content, { shown, today, isPage })
  if (!parsed) return { kind: 'faulty', faults }
  await addPagePublication(trx, { id, page }, by)
  return { kind: 'published', ...aheadOf(parsed, today) }
}

export async function lockPublications(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
}

export async function addPagePublication(
  trx: Executor,
  { id, page }: { id: string; page: PageName },
  by: { id: string } | null,
): Promise<void> {
  await trx
    .insertInto('page_publications')
    .values({ page, version_id: id, published_by: by?.id ?? null })
    .execute()
}

function aheadOf(content: PageContents[PageName], today: string): { from?: string } {
  if (!('inForceSince' in content) || content.inForceSince === undefined) return {}
  return content.inForceSince > today ? { from: content.inForceSince } : {}
}
