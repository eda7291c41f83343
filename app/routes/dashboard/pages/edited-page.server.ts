import { indianDay } from '#app/lib/dates/indian-day.ts'
import { newestPage } from '#app/pages/current-pages.server.ts'
import { isPageName, type PageName, type PageContents } from '#app/pages/page-content.ts'
import { findNewestPageVersion } from '#app/pages/publishing/page-versions.server.ts'
import { isPage } from '#app/routes/public/site-pages.server.ts'
import { pageTexts as texts } from '#app/strings/en/pages.ts'
import type { Executor } from '#db/client.server.ts'

export type EditedPage = {
  page: PageName
  version: string | null
  content: unknown
  savedBy: string | null
  published: PageContents[PageName]
}

/** Throws 404 where the path names no page. */
export async function findEditedPage(db: Executor, name: string): Promise<EditedPage> {
  if (!isPageName(name)) throw new Response(texts.absent, { status: 404 })
  const newest = await findNewestPageVersion(db, name)
  const published = newestPage(name)
  return {
    page: name,
    version: newest?.id ?? null,
    content: newest ? newest.content : published,
    savedBy: newest?.madeBy ?? null,
    published,
  }
}

export function draftContext({ published }: Pick<EditedPage, 'published'>) {
  return { shown: published, today: indianDay(new Date()), isPage }
}
