import { sql } from 'kysely'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import {
  isLegal,
  isWordPage,
  type LegalName,
  type WordPage,
  type Words,
} from '#app/pages/page-content.ts'
import { readWords } from '#app/pages/page-faults.ts'
import { readIn } from '#app/publishing/stored-texts.ts'
import type { Executor } from '#db/client.server.ts'

import type { LegalPublication, PublishedWords } from './published-pages.ts'

/** All published pages at one moment; a later publication has a higher number. */
export async function readPublishedWords(db: Executor): Promise<PublishedWords> {
  const rows = await db
    .selectFrom('word_publications as published')
    .innerJoin('word_versions as version', 'version.id', 'published.version_id')
    .select(['published.id', 'published.page', 'published_at', 'version.content'])
    .select(
      sql<boolean>`published.id = max(published.id) over (partition by published.page)`.as(
        'is_newest',
      ),
    )
    .orderBy('published.id')
    .execute()
  const words: Partial<Words> = {}
  const legal = new Map<LegalName, LegalPublication[]>()
  const faults = new Map<WordPage, string>()
  for (const { id, page, content: stored, is_newest: isNewest, published_at: at } of rows) {
    if (!isWordPage(page)) continue
    const content = readIn(stored)
    if (isLegal(page)) {
      const { words: text } = readWords(page, content)
      const texts = legal.get(page) ?? []
      if (text) legal.set(page, [...texts, { words: text, publishedOn: indianDay(at) }])
    }
    if (!isNewest) continue
    const { words: read, faults: wrong } = readWords(page, content)
    if (read) Object.assign(words, { [page]: read })
    else faults.set(page, `Publication ${id} of ${page}: ${wrong[0]?.text ?? 'unreadable'}`)
  }
  return { version: Number(rows.at(-1)?.id ?? 0), words, legal, faults }
}
