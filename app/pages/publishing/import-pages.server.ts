import type { Json } from '#app/lib/json/json.ts'
import { pageNames, type PageName, type PageContents } from '#app/pages/page-content.ts'
import { checkPageContent, readPageContent } from '#app/pages/page-faults.ts'
import type { Fault } from '#app/publishing/fault.ts'
import type { Executor } from '#db/client.server.ts'

import { pageVersions, type PageVersion } from './page-store.server.ts'
import { addPagePublication, type PagePublishOptions } from './publish-page.server.ts'
import { readPublishedPages } from './published-pages.server.ts'
import { withPublishedPages } from './published-pages.ts'

export type ImportedPages = {
  changed: { page: PageName; before: PageContents[PageName]; after: PageContents[PageName] }[]
  conflicts: PageVersion[]
  /** Sentences; with any, nothing may be published. */
  faults: string[]
}

type ImportRequest = {
  files: Partial<PageContents>
  stored?: Partial<Record<PageName, Json>>
  note: string | null
  isTrial: boolean
}

/** Publishes the files that differ from the last publication, within a transaction; throws on a concurrent save. A trial writes nothing. */
export async function importPageContents(
  trx: Executor,
  { files, stored, note, isTrial }: ImportRequest,
  { fromFile, today, isPage }: Omit<PagePublishOptions, 'by'>,
): Promise<ImportedPages> {
  await pageVersions.lockPublications(trx)
  const shown = withPublishedPages(fromFile, await readPublishedPages(trx))
  const changed = pageNames.flatMap((page) => {
    const [before, after] = [shown[page], files[page]]
    return after === undefined || isSame(page, before, after) ? [] : [{ page, before, after }]
  })
  const faults = changed.flatMap(({ page, before, after }) =>
    fileFaults(page, checkPageContent(page, after, { shown: before, today, isPage }).faults),
  )
  const newest = await pageVersions.listNewest(trx)
  const conflicts = changed
    .flatMap(({ page }) => newest.get(page) ?? [])
    .filter(({ publishedAt }) => publishedAt === null)
  if (isTrial || faults.length > 0) return { changed, conflicts, faults }
  for (const { page, after } of changed) {
    const basedOn = newest.get(page)?.id ?? null
    const draft = {
      subject: page,
      basedOn,
      content: after,
      sources: {},
      file: stored?.[page],
      note,
    }
    const saved = await pageVersions.save(trx, draft, null)
    if (saved.kind !== 'saved')
      throw new Error(`Someone saved ${page} meanwhile; nothing was imported. Try again.`)
    await addPagePublication(trx, { id: saved.id, page }, null)
  }
  return { changed, conflicts, faults }
}

export function fileFaults(page: PageName, faults: readonly Fault[]): string[] {
  return faults.map(({ at, text }) => {
    const where = at.map((part) => (typeof part === 'number' ? part + 1 : part))
    return `${page}.ts: ${[...where, text].join(' ')}`
  })
}

function isSame(page: PageName, one: Json, other: Json): boolean {
  const [first, second] = [readPageContent(page, one).parsed, readPageContent(page, other).parsed]
  return first !== undefined && JSON.stringify(first) === JSON.stringify(second)
}
