import { sql } from 'kysely'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import {
  isLegal,
  isPageName,
  type LegalName,
  type PageName,
  type PageContents,
} from '#app/pages/page-content.ts'
import { readPageContent } from '#app/pages/page-faults.ts'
import { readIn } from '#app/publishing/stored-texts.ts'
import type { Executor } from '#db/client.server.ts'

import type { LegalPublication, PublishedPages } from './published-pages.ts'

/** All published pages at one moment; a later publication has a higher number. */
export async function readPublishedPages(db: Executor): Promise<PublishedPages> {
  const rows = await db
    .selectFrom('page_publications as published')
    .innerJoin('page_versions as version', 'version.id', 'published.version_id')
    .select(['published.id', 'published.page', 'published_at', 'version.content'])
    .select(
      sql<boolean>`published.id = max(published.id) over (partition by published.page)`.as(
        'is_newest',
      ),
    )
    .orderBy('published.id')
    .execute()
  const contents: Partial<PageContents> = {}
  const legal = new Map<LegalName, LegalPublication[]>()
  const faults = new Map<PageName, string>()
  for (const { id, page, content: stored, is_newest: isNewest, published_at: at } of rows) {
    if (!isPageName(page)) continue
    const content = readIn(stored)
    if (isLegal(page)) {
      const { parsed: text } = readPageContent(page, content)
      const texts = legal.get(page) ?? []
      if (text) legal.set(page, [...texts, { content: text, publishedOn: indianDay(at) }])
    }
    if (!isNewest) continue
    const { parsed: read, faults: wrong } = readPageContent(page, content)
    if (read) Object.assign(contents, { [page]: read })
    else faults.set(page, `Publication ${id} of ${page}: ${wrong[0]?.text ?? 'unreadable'}`)
  }
  return { version: Number(rows.at(-1)?.id ?? 0), contents, legal, faults }
}
