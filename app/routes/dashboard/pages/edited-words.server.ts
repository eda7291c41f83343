import { indianDay } from '#app/lib/dates/indian-day.ts'
import { newestWords } from '#app/pages/current-pages.server.ts'
import { isWordPage, type WordPage, type Words } from '#app/pages/page-content.ts'
import { findNewestWords } from '#app/pages/publishing/page-versions.server.ts'
import { isPage } from '#app/routes/public/site-pages.server.ts'
import { wordTexts as texts } from '#app/strings/en/words.ts'
import type { Executor } from '#db/client.server.ts'

/** The words of a page as whoever edits them finds them. */
export type EditedWords = {
  page: WordPage
  /** The version that the next one is based on; null where there is only the file. */
  version: string | null
  content: unknown
  savedBy: string | null
  /** As they were published last. */
  published: Words[WordPage]
}

/** The words of a path's page; 404 where there are none. */
export async function findEditedWords(db: Executor, asked: string): Promise<EditedWords> {
  if (!isWordPage(asked)) throw new Response(texts.absent, { status: 404 })
  const newest = await findNewestWords(db, asked)
  const published = newestWords(asked)
  return {
    page: asked,
    version: newest?.id ?? null,
    content: newest ? newest.content : published,
    savedBy: newest?.madeBy ?? null,
    published,
  }
}

/** What a draft is held against today. */
export function besideDraft({ published }: Pick<EditedWords, 'published'>) {
  return { shown: published, today: indianDay(new Date()), isPage }
}
