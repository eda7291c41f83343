import { isPageName, type PageName, type PageContents } from '#app/pages/page-content.ts'
import { checkPageContent } from '#app/pages/page-faults.ts'
import type { Actor } from '#app/publishing/document-tables.ts'
import type { Fault } from '#app/publishing/fault.ts'
import type { Publish } from '#app/publishing/schedules.server.ts'
import type { Superseded } from '#app/publishing/versions.server.ts'
import type { Executor } from '#db/client.server.ts'

import { readPublishedPages } from './published-pages.server.ts'
import { withPublishedPages } from './published-pages.ts'
import { pageVersions, type PageVersion } from './page-store.server.ts'

export type PublishPageResult =
  /** `from`: the day, as 2026-12-03, from which a legal text is shown; undefined for now. */
  | { kind: 'published'; from?: string }
  | { kind: 'absent' }
  | Superseded<PageVersion>
  | { kind: 'faulty'; faults: Fault[] }

export type PagePublishOptions = {
  by: Actor
  fromFile: PageContents
  today: string
  isPage: (path: string) => boolean
}

/** Publishes this version if it is the newest and valid, within a transaction; only a newer publication blocks a scheduled one. */
export async function publishPage(
  trx: Executor,
  request: { id: string; isScheduled?: boolean },
  { by, fromFile, today, isPage }: PagePublishOptions,
): Promise<PublishPageResult> {
  const version = await pageVersions.findToPublish(trx, request)
  if ('kind' in version) return version
  const { id, subject: page } = version
  if (!isPageName(page)) return { kind: 'absent' }
  const shown = withPublishedPages(fromFile, await readPublishedPages(trx))[page]
  const { parsed, faults } = checkPageContent(page, version.content, { shown, today, isPage })
  if (!parsed) return { kind: 'faulty', faults }
  await addPagePublication(trx, { id, page }, by)
  return { kind: 'published', ...aheadOf(parsed, today) }
}

export const publishScheduledPage =
  (options: Omit<PagePublishOptions, 'by'>): Publish<string> =>
  (trx, due, by) =>
    publishPage(trx, { id: due.versionId, isScheduled: true }, { ...options, by })

export async function addPagePublication(
  trx: Executor,
  { id, page }: { id: string; page: PageName },
  by: Actor,
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
